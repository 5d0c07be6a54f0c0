import type { Actor } from '../../actor';
import type { QueryExecutor } from '../../db/statements';
import type { StoredFile } from './file.entity';

export interface FileAccess {
  /** `public` may be kept by shared caches; `private` is for this reader only. */
  caching: 'public' | 'private';
  /** Through which a company reads a file of a person; the receipt names it. */
  application?: { id: string; seekerId: string };
}

/** Another module's rule on who may read a claimed file; null when it grants nothing. */
export type FileRule = (executor: QueryExecutor, actor: Actor | null, file: StoredFile) => Promise<FileAccess | null>;
