import { errors } from '../../../domain/messages/en/errors';
import { options } from '../../../domain/messages/en/options';
import { audit } from './audit';
import { failures } from './failures';
import { google } from './google';
import { page } from './page';
import { stored } from './stored';

export const english = { audit, errors, failures, google, options, page, stored };
