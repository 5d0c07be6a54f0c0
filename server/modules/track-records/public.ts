export { CompanyTrackRecordResolver, JobTrackRecordResolver, OwnTrackRecordResolver } from './track-record.resolver';
