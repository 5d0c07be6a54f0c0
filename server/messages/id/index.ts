import { errors } from '../../../domain/messages/id/errors';
import { options } from '../../../domain/messages/id/options';
import { audit } from './audit';
import { failures } from './failures';
import { google } from './google';
import { page } from './page';
import { stored } from './stored';

export const indonesian = { audit, errors, failures, google, options, page, stored };
