export { startDataExports, startDataExportSweep } from './data-export-tasks';
export { findDataExport } from './data-export.queries';
export { DataExportResolver } from './data-export.resolver';
