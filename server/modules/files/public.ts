export { createDiskFileStore } from './disk-file-store';
export { DiscardedFileSweep } from './file-sweep';
export { S3FileStore } from './s3-file-store';
export { fileAccessOf, findFile } from './file-access';
export type { FileAccess, FileRule } from './file-rule.port';
export { claimFiles, discardFiles } from './commands/claim-files';
export { runsCode } from './commands/judge-pdf';
export { storeUpload, type Upload } from './commands/store-upload';
export { StoredFile } from './file.entity';
