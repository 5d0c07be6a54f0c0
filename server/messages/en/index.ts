import { errors } from '../../../domain/messages/en/errors';
import { options } from '../../../domain/messages/en/options';
import { audit } from './audit';
import { devices } from './devices';
import { failures } from './failures';
import { files } from './files';
import { google } from './google';
import { mails } from './mails';
import { page } from './page';

export const english = { audit, devices, errors, failures, files, google, mails, options, page };
