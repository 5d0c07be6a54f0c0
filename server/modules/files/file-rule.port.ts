import type { Actor } from '../../actor';
import type { QueryExecutor } from '../../db/statements';
import type { StoredFile } from './file.entity';

/** `public` may be kept by shared caches; `private` is for this reader only. */
export type FileAccess = 'public' | 'private';

/** What another module knows of who may read a claimed file; null when it opens nothing. */
export type FileRule = (executor: QueryExecutor, actor: Actor | null, file: StoredFile) => Promise<FileAccess | null>;
