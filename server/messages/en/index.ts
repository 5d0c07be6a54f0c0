import { errors } from '../../../domain/messages/en/errors';
import { options } from '../../../domain/messages/en/options';
import { page } from './page';

export const english = { errors, options, page };
