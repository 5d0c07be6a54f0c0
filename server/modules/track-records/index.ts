export { readTrackRecord } from './track-records.sql';
export { CompanyTrackRecordResolver, JobTrackRecordResolver, OwnTrackRecordResolver } from './track-record.resolver';
