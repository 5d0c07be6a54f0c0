import { errors } from '../../../domain/messages/id/errors';
import { options } from '../../../domain/messages/id/options';
import { audit } from './audit';
import { dataExport } from './data-export';
import { failures } from './failures';
import { feeds } from './feeds';
import { files } from './files';
import { flags } from './flags';
import { google } from './google';
import { mails } from './mails';
import { page } from './page';
import { push } from './push';
import { stored } from './stored';

export const indonesian = {
  audit,
  dataExport,
  errors,
  failures,
  feeds,
  files,
  flags,
  google,
  mails,
  options,
  page,
  push,
  stored,
};
