export { readTrackRecord } from './track-records.sql';
