import { errors } from './errors';
import { options } from '../../../domain/messages/id/options';
import { frame } from './frame';
import { chosenTime } from './chosen-time';
import { login } from './login';
import { landing } from './landing';
import { agreement } from './agreement';
import { legal } from './legal';
import { supplement } from './supplement';
import { account } from './account';
import { calendarFeed } from './calendar-feed';
import { myData } from './my-data';
import { ownerProof } from './owner-proof';
import { portal } from './portal';
import { seeker } from './seeker';
import { browse } from './browse';
import { savedSearches } from './saved-searches';
import { trackRecord } from './track-record';
import { invitations } from './invitations';
import { insights } from './insights';
import { ownTrackRecord } from './own-track-record';
import { reports } from './reports';
import { erasure } from './erasure';
import { companyJobs } from './company-jobs';
import { postingFile } from './posting-file';
import { company } from './company';
import { team } from './team';
import { teamReceipts } from './team-receipts';
import { applications } from './applications';
import { applicants } from './applicants';
import { tokens } from './tokens';
import { adminDashboard } from './admin-dashboard';
import { adminLists } from './admin-lists';
import { adminDetails } from './admin-details';
import { adminMenu } from './admin-menu';
import { adminMoney } from './admin-money';
import { adminOversight } from './admin-oversight';
import { adminReports } from './admin-reports';
import { reasonTexts } from './reason-texts';
import { paymentFlags } from './payment-flags';
import { postingFlags } from './posting-flags';
import { playground } from './playground';
import { privacy } from './privacy';
import { push } from './push';
import { offline } from './offline';
import { ownPhone } from './own-phone';
import { shortcuts } from './shortcuts';
import { publicJobs } from './public-jobs';

/** Every part, for types and tests. The browser loads some of them at a time (language/text-files.ts). */
export const indonesian = {
  errors,
  options,
  frame,
  chosenTime,
  login,
  landing,
  legal,
  supplement,
  agreement,
  account,
  calendarFeed,
  myData,
  ownerProof,
  portal,
  seeker,
  browse,
  savedSearches,
  trackRecord,
  invitations,
  insights,
  ownTrackRecord,
  reports,
  erasure,
  companyJobs,
  postingFile,
  company,
  team,
  teamReceipts,
  applications,
  applicants,
  tokens,
  adminDashboard,
  adminLists,
  adminDetails,
  adminMenu,
  adminMoney,
  adminOversight,
  adminReports,
  reasonTexts,
  paymentFlags,
  postingFlags,
  playground,
  privacy,
  push,
  offline,
  ownPhone,
  shortcuts,
  publicJobs,
};
