export { removeDataExports } from './commands/remove-data-exports';
export { findDataExport } from './data-export.queries';
export { DataExportResolver } from './data-export.resolver';
