import { selectOne, type Runner } from '../../db/statements';
import type { UploadPreset } from '../../../domain/files';

export interface FileRow {
  id: string;
  owner_account_id: string | null;
  preset: UploadPreset;
  file_name: string;
  media_type: string;
  byte_size: number;
  sha256: string;
  /** Null until a PDF is first served. */
  runs_code: number | null;
  storage_key: string;
  /** Null while no registration or profile has taken it. */
  claimed_at: Date | null;
}

/** The path under which a person reaches a file; it says nothing of the file or its owner. */
export function filePath(fileId: string | null): string | null {
  return fileId && `/files/${fileId}`;
}

/** Null for a file that was given up, too. */
export function findFile(runner: Runner, id: string): Promise<FileRow | null> {
  return selectOne<FileRow>(
    runner,
    `SELECT id, owner_account_id, preset, file_name, media_type, byte_size, sha256, runs_code, storage_key, claimed_at
     FROM files WHERE id = ? AND discarded_at IS NULL`,
    [id],
  );
}
