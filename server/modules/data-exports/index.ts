export { removeDataExports } from './commands/remove-data-exports';
export { findDataExport } from './data-export.queries';
