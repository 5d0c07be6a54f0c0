import { FILE_AUDIENCE } from '../../../domain/files';
import { selectOne } from '../../db/statements';
import type { FileRule } from '../files/public';

/** The logo of a verified company is for everyone. */
export const logoOfVerifiedCompany: FileRule = async (runner, _actor, file) => {
  if (FILE_AUDIENCE[file.preset] !== 'company-page') return null;
  const row = await selectOne(runner, 'SELECT id FROM companies WHERE logo_file_id = ? AND is_verified = 1', [file.id]);
  return row ? 'public' : null;
};
