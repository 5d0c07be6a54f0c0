import { FILE_AUDIENCE } from '../../../domain/files';
import { read } from '../../db/read';
import type { FileRule } from '../files/public';
import { Company } from './company.entity';

/** The logo of a verified company is for everyone. */
export const logoOfVerifiedCompany: FileRule = async (runner, _actor, file) => {
  if (FILE_AUDIENCE[file.preset] !== 'company-page') return null;
  const isPublic = await read(runner, (manager) =>
    manager.getRepository(Company).existsBy({ logoFileId: file.id, isVerified: true }),
  );
  return isPublic ? 'public' : null;
};
