import { errors } from '../../../domain/messages/id/errors';
import { options } from '../../../domain/messages/id/options';
import { page } from './page';

export const indonesian = { errors, options, page };
