export { createDiskFileStore } from './disk-file-store';
export { filePath, findFile, type FileRow } from './file.queries';
export { StoredFile } from './file.entity';
