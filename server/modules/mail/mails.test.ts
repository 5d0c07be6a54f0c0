import { PREFERENCE_OF_MAIL } from '../../../domain/consents';
import { NO_JOB_FILTER } from '../../../domain/job-filter';
import { LANGUAGES, type Language } from '../../../domain/language';
import { inTransaction } from '../../db/transaction';
import type { MailKind } from '../../language/mail-values';
import { english } from '../../messages/en';
import { indonesian } from '../../messages/id';
import type { OutgoingMail } from '../../ports';
import { aCompany, aSeeker } from '../../../testkit/people/actors';
import { aJob, applied } from '../../../testkit/market/job-factory';
import { eventually } from '../../../testkit/races/eventually';
import { mailsArrived, mailsTo, minutesLater } from '../../../testkit/outside/mailbox';
import { chooseLanguage } from '../../../testkit/people/own-language';
import { useServer } from '../../../testkit/server/test-server';
import {
  accessVoidedNews,
  changeUndoneNews,
  ownerCodeMail,
  PASSWORD_CHANGED,
  type AccessNews,
} from '../accounts/account.mails';
import {
  acceptedMail,
  calendarEntryMail,
  jobEditedMail,
  jobNewsMail,
  companyLeftMail,
  interviewDroppedMail,
  mailedInterview,
  jobRemovedMail,
  newApplicationMail,
  noReplyMail,
  ownWithdrawnMail,
  rejectedMail,
  repliesExpectedMail,
  withdrawnMail,
} from '../applications/application.mails';
import {
  addressTakenMail,
  GOOGLE_LINKED,
  NEW_RECOVERY_CODES,
  passwordResetMail,
  recoveryCodeUsed,
  SECOND_FACTOR_OFF,
  SECOND_FACTOR_ON,
  secondFactorResetMail,
  signedInFromNewDevice,
  verificationMail,
} from '../auth/auth.mails';
import { deviceOf } from '../accounts';
import { erasureBeginsMail, erasureCancelledMail, erasureWaitsMail } from '../erasure/erasure.mails';
import { outcomeMail, outcomeQuestionMail } from '../follow-ups/follow-up.mails';
import { spanOf, type ZonedSpan } from '../../../domain/interview-times';
import type { LocationType } from '../../../domain/slots';
import { WIB } from '../../../domain/time';
import { interviewDetailsMail, reminderMail } from '../interviews/interview.mails';
import {
  membershipEndedMail,
  ownerNamedMail,
  ownerRoleEndedMail,
  ownersChangedMail,
  ownersFrozenMail,
} from '../members/member.mails';
import { dataExportReadyMail } from '../data-exports/data-export.mails';
import { heldMail } from '../jobs/job.mails';
import { timeFreeMail } from '../applications/waits/job-wait.mails';
import { savedSearchMail } from '../saved-searches/saved-search.mails';
import { invitationMail, memberJoinedMail, ownerInvitedMail } from '../members/invitations/invitation.mails';
import { rescheduleMail } from '../reschedules/reschedule.mails';
import { pausedMail, resumedMail } from '../reports/report.mails';
import { decisionMail } from '../verification/verification.mails';

const server = useServer();

interface Addressed {
  to: string;
  appUrl: string;
}
interface Case {
  mail: (addressed: Addressed) => OutgoingMail;
  /** Where its button leads; null without one. */
  path: string | null;
  /** Values and the words that were chosen by them, in either language where they differ. */
  says: readonly (string | Record<Language, string>)[];
  /** The paragraphs that are left out. */
  without?: readonly string[];
}
interface CatalogueMail {
  subject: string;
  paragraphs: Readonly<Record<string, string>>;
  action?: string;
}
const CATALOGUE = { en: english, id: indonesian };

const APP = 'https://kerja.test';
const application = { id: 'A1', job_title: 'Juru Masak', company_name: 'PT <Rasa> {Nusantara}' };
const COMPANY = application.company_name;
const anInterview = (span: ZonedSpan, locationType: LocationType) => ({ ...span, ...spanOf(span), locationType });
const NINE: ZonedSpan = { date: '2026-08-05', start: '09:00', end: '09:30', timeZone: WIB };
const interview = mailedInterview(anInterview(NINE, 'ONSITE'));
const leaving = {
  id: 'A1',
  interview_date: '2026-08-05',
  interview_start: '09:00',
  interview_end: '09:30',
  interview_starts_at: new Date('2026-08-05T01:00Z'),
  interview_ends_at: new Date('2026-08-05T01:30Z'),
  interview_location_type: 'TENTATIVE',
} as const;
const applicantName = 'Rani Putri';
const time = anInterview({ date: '2026-12-01', start: '14:00', end: '14:30', timeZone: WIB }, 'ONSITE');
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
const NOW = new Date('2026-05-01T02:00:00.000Z');

const access =
  ({ mail }: AccessNews) =>
  ({ to, appUrl }: Addressed): OutgoingMail => ({ ...mail, to, url: `${appUrl}/forgot-password` });
const undoable =
  ({ mail }: AccessNews) =>
  ({ to, appUrl }: Addressed): OutgoingMail => ({ ...mail, to, url: `${appUrl}/not-me?code=c` });
const decided =
  (decision: 'VERIFY' | 'REJECT' | 'REVOKE', comment: string | null) =>
  (addressed: Addressed): OutgoingMail =>
    decisionMail({ ...addressed, companyName: COMPANY, decision, comment });

const AUG = { en: 'Aug 5, 2026, 09:00–09:30 WIB', id: '5 Agu 2026, 09:00–09:30 WIB' };
const DEC = { en: 'Dec 1, 2026, 14:00–14:30 WIB', id: '1 Des 2026, 14:00–14:30 WIB' };

type Reschedule = Parameters<typeof rescheduleMail>[0];

/** News of one side, which the other one reads. */
function rescheduled(
  by: Reschedule['by'],
  news: Reschedule['news'],
  who: Case['says'][number],
  reader?: Reschedule['reader'],
): Case {
  const isForCompany = reader === 'COMPANY' || by === 'APPLICANT';
  return {
    mail: (addressed) =>
      rescheduleMail({ ...addressed, application, applicantName, by, news, time, ...(reader && { reader }) }),
    path: isForCompany ? '/company/applicant/A1' : '/user/application/A1',
    says: [who, DEC, '(Juru Masak)'],
  };
}

const newApplication = (isAnotherTime: boolean): Case => ({
  mail: (addressed) =>
    newApplicationMail({
      ...addressed,
      applicationId: 'A1',
      jobTitle: 'Juru Masak',
      maskedName: 'R**i',
      interview,
      isAnotherTime,
    }),
  path: '/company/applicant/A1',
  says: ['R**i', 'Juru Masak', AUG, { en: '(On-site)', id: '(Tatap muka)' }],
});

const INVITED = { companyName: COMPANY, role: 'RECRUITER', inviterName: 'Dimas Anggoro' } as const;

/** Each kind of mail, in an ordinary case. */
const TABLE: Record<MailKind, Case> = {
  verifyEmail: {
    mail: (addressed) => verificationMail({ ...addressed, code: 'c0de', returnTo: null, language: null }),
    path: '/verify-email?mode=verifyEmail&oobCode=c0de',
    says: ['24 '],
  },
  addressTaken: {
    mail: (addressed) => addressTakenMail(addressed),
    path: '/login',
    says: [],
  },
  resetPassword: {
    mail: (addressed) => passwordResetMail({ ...addressed, code: 'c0de' }),
    path: '/reset-password?code=c0de',
    says: ['30 '],
  },
  newDevice: {
    mail: access(signedInFromNewDevice(deviceOf(CHROME), NOW)),
    path: '/forgot-password',
    says: [{ en: 'Chrome on Windows, 2026-05-01 at 09:00 WIB', id: 'Chrome di Windows, 1 Mei 2026 pukul 09:00 WIB' }],
  },
  secondFactorOn: {
    mail: undoable(SECOND_FACTOR_ON),
    path: '/not-me?code=c',
    says: ['72 '],
  },
  secondFactorOff: {
    mail: undoable(SECOND_FACTOR_OFF),
    path: '/not-me?code=c',
    says: [],
  },
  newRecoveryCodes: {
    mail: undoable(NEW_RECOVERY_CODES),
    path: '/not-me?code=c',
    says: [],
  },
  recoveryCodeUsed: {
    mail: access(recoveryCodeUsed(9)),
    path: '/forgot-password',
    says: [{ en: '9 are left', id: 'Sisa 9 kode' }],
  },
  secondFactorReset: {
    mail: ({ to }) => secondFactorResetMail(to),
    path: null,
    says: [],
  },
  passwordChanged: {
    mail: undoable(PASSWORD_CHANGED),
    path: '/not-me?code=c',
    says: [],
  },
  googleLinked: {
    mail: undoable(GOOGLE_LINKED),
    path: '/not-me?code=c',
    says: [],
  },
  changeUndone: {
    mail: access(changeUndoneNews('SECOND_FACTOR')),
    path: '/forgot-password',
    says: [{ en: 'Two-factor authentication of', id: 'Autentikasi dua faktor akun' }],
  },
  ownersChanged: {
    mail: (addressed) =>
      ownersChangedMail({ ...addressed, company: COMPANY }, { change: 'MADE', name: 'Sari', by: 'Dimas' }),
    path: '/company/team',
    says: [
      COMPANY,
      { en: 'Dimas has made Sari an owner', id: 'Dimas menjadikan Sari pemilik' },
      { en: '72 hours', id: '72 jam' },
    ],
  },
  ownerRoleEnded: {
    mail: (addressed) =>
      ownerRoleEndedMail({ ...addressed, company: COMPANY }, { by: 'Dimas', isRemoved: true, code: 'c0de' }),
    path: '/owner-not-me?code=c0de',
    says: [
      { en: 'Dimas has removed you', id: 'Dimas mengeluarkan Anda' },
      { en: '72 hours', id: '72 jam' },
    ],
  },
  membershipEnded: {
    mail: (addressed) => membershipEndedMail({ ...addressed, company: COMPANY }, { how: 'REMOVED', by: 'Dimas' }),
    path: '/login',
    says: [COMPANY, { en: 'Dimas has removed you', id: 'Dimas mengeluarkan Anda' }],
  },
  ownersFrozen: {
    mail: (addressed) => ownersFrozenMail({ ...addressed, company: COMPANY }, 'Sari'),
    path: '/company/team',
    says: [COMPANY, { en: 'Sari was an owner', id: 'Sari sebelumnya pemilik' }],
  },
  ownerNamed: {
    mail: (addressed) =>
      ownerNamedMail({ ...addressed, company: COMPANY }, { email: 'sari@rasa.test', isoDate: '2026-12-01' }),
    path: '/company/team',
    says: [COMPANY, 'sari@rasa.test', { en: '2026-12-01', id: '1 Des 2026' }, { en: '7 days', id: '7 hari' }],
  },
  ownerCode: {
    mail: ({ to }) => ownerCodeMail(to, 'AB12-CD34'),
    path: null,
    says: ['AB12-CD34', '15 '],
  },
  passwordRemovedByGoogle: {
    mail: access(accessVoidedNews('B1', 'google')),
    path: '/forgot-password',
    says: [],
  },
  passwordRemovedByOwner: {
    mail: access(accessVoidedNews('B1', 'disowned')),
    path: '/forgot-password',
    says: [],
  },
  passwordRemovedByInvitation: {
    mail: access(accessVoidedNews('B1', 'invited')),
    path: '/forgot-password',
    says: [],
  },
  invitation: {
    mail: (addressed) => invitationMail({ ...addressed, ...INVITED, code: 'c0de', language: 'en' }),
    path: '/invitation?code=c0de',
    says: ['Dimas Anggoro', COMPANY, { en: 'as a recruiter', id: 'sebagai perekrut' }, '7 '],
  },
  ownerInvited: {
    mail: (addressed) => ownerInvitedMail({ ...addressed, ...INVITED, email: 'putri@rasa.test' }),
    path: '/company/team',
    says: ['Dimas Anggoro', 'putri@rasa.test', COMPANY],
  },
  memberJoined: {
    mail: (addressed) => memberJoinedMail({ ...addressed, ...INVITED, personName: 'Putri' }),
    path: '/company/team',
    says: ['Putri', COMPANY, { en: 'is now a recruiter', id: 'menjadi perekrut' }],
  },
  companyVerified: {
    mail: decided('VERIFY', null),
    path: '/company/jobs',
    says: [COMPANY],
  },
  companyRejected: {
    mail: decided('REJECT', 'The deed\nis {unreadable}'),
    path: '/company/profile',
    says: [COMPANY, { en: 'Reason: The deed\nis {unreadable}', id: 'Alasan: The deed\nis {unreadable}' }],
  },
  companyRevoked: {
    mail: decided('REVOKE', 'Moved'),
    path: '/company/profile',
    says: [COMPANY, 'Moved'],
  },
  jobHeld: {
    mail: (addressed) =>
      heldMail({ ...addressed, job: { id: 'J1', title: 'Juru Masak' }, holdReason: 'MONEY_BEFORE_WORK' }),
    path: '/company/job/J1',
    says: [
      'Juru Masak',
      {
        en: 'Its text may ask applicants for money before they work.',
        id: 'Teksnya mungkin meminta uang dari pelamar sebelum mulai bekerja.',
      },
    ],
  },
  jobPaused: {
    mail: (addressed) => pausedMail({ ...addressed, job: { id: 'J1', title: 'Juru Masak' }, reason: 'A\n{deposit}' }),
    path: '/company/job/J1',
    says: ['Juru Masak', 'A\n{deposit}'],
  },
  jobResumed: {
    mail: (addressed) => resumedMail({ ...addressed, job: { id: 'J1', title: 'Juru Masak' } }),
    path: '/company/job/J1',
    says: ['Juru Masak'],
  },
  newApplicant: newApplication(false),
  anotherTimeChosen: newApplication(true),
  repliesExpected: {
    mail: (addressed) =>
      repliesExpectedMail({
        ...addressed,
        replies: [
          { ...leaving, id: 'A1', job_title: 'Juru Masak', full_name: 'Rani Putri', reply_by: NOW },
          { ...leaving, id: 'A2', job_title: 'Kasir', full_name: 'Budi', reply_by: NOW },
        ],
      }),
    path: '/company/all-applicants?status=PENDING&sort=reply',
    says: [
      {
        en: '2 applicants wait for your answer, the soonest first',
        id: '2 pelamar menunggu jawaban Anda, yang paling mendesak',
      },
      {
        en: `R**i P**i · Juru Masak
Answer expected by May 1, 2026, 10:00 WITA
${APP}/company/applicant/A1`,
        id: `R**i P**i · Juru Masak
Jawaban ditunggu sampai 1 Mei 2026, 10:00 WITA
${APP}/company/applicant/A1`,
      },
      'B**i · Kasir',
    ],
  },
  jobNews: {
    mail: (addressed) =>
      jobNewsMail({ ...addressed, job: { id: 'J1', title: 'Juru Masak' }, counts: { applied: 1, withdrawn: 2 } }),
    path: '/company/job/J1',
    says: [{ en: 'Juru Masak: 1 new applicant, 2 withdrawals', id: 'Juru Masak: 1 pelamar baru, 2 lamaran ditarik' }],
  },
  applicantWithdrew: {
    mail: (addressed) => withdrawnMail({ ...addressed, application, maskedName: 'R**i' }),
    path: '/company/applicant/A1',
    says: ['R**i', 'Juru Masak'],
  },
  accepted: {
    mail: (addressed) => acceptedMail({ ...addressed, application, interview, sequence: 0 }),
    path: '/user/application/A1',
    says: [COMPANY, 'Juru Masak', AUG, { en: '(On-site)', id: '(Tatap muka)' }],
  },
  rejected: {
    mail: (addressed) => rejectedMail({ ...addressed, application, isKnown: false }),
    path: '/user/jobs',
    says: [COMPANY, 'Juru Masak', { en: 'were never shown', id: 'tidak pernah ditampilkan' }],
  },
  noReply: {
    mail: (addressed) =>
      noReplyMail({
        ...addressed,
        application,
        times: [interview],
        related: [{ id: 'J2', title: 'Koki', companyName: 'PT Kilat', location: 'Cimahi' }],
      }),
    path: '/user/application/A1',
    says: [
      COMPANY,
      { en: 'There was no reply in time', id: 'tidak dijawab sampai batas waktunya' },
      { en: 'The one that is free now', id: 'Yang masih tersedia' },
      { en: 'a job like this one', id: 'lowongan serupa' },
      '30 ',
      {
        en: `Aug 5, 2026, 09:00–09:30 WIB
On-site
${APP}/user/application/A1`,
        id: `5 Agu 2026, 09:00–09:30 WIB
Tatap muka
${APP}/user/application/A1`,
      },
      `Koki
PT Kilat · Cimahi
${APP}/user/job/J2`,
    ],
  },
  jobRemoved: {
    mail: (addressed) => jobRemovedMail({ ...addressed, application }),
    path: '/user/jobs',
    says: [COMPANY, 'Juru Masak'],
  },
  jobEdited: {
    mail: (addressed) => jobEditedMail({ ...addressed, application }, ['title', 'salary', 'skills']),
    path: '/user/application/A1',
    says: [
      COMPANY,
      'Juru Masak',
      { en: 'title, salary, and required skills', id: 'judul, gaji, dan keahlian yang dibutuhkan' },
    ],
  },
  companyLeft: {
    mail: (addressed) => companyLeftMail({ ...addressed, application: leaving }),
    path: '/user/application/A1',
    says: [{ en: 'Aug 5, 2026, 09:00–09:30 WITA', id: '5 Agu 2026, 09:00–09:30 WITA' }],
  },
  ownWithdrawn: {
    mail: (addressed) => ownWithdrawnMail({ ...addressed, application }),
    path: '/user/application/A1',
    says: [COMPANY, 'Juru Masak'],
  },
  interviewDropped: {
    mail: (addressed) => interviewDroppedMail({ ...addressed, application: leaving, by: 'APPLICANT', sequence: 1 }),
    path: '/company/applicant/A1',
    says: [
      { en: 'Your applicant has left', id: 'Pelamar Anda sudah keluar' },
      { en: 'Aug 5, 2026, 09:00–09:30 WITA', id: '5 Agu 2026, 09:00–09:30 WITA' },
    ],
  },
  erasureWaits: {
    mail: (addressed) => erasureWaitsMail({ role: null, dueAt: NOW }, { ...addressed, isCompany: false }),
    path: '/user/privacy',
    says: [
      { en: 'your account', id: 'akun Anda' },
      { en: 'May 1, 2026', id: '1 Mei 2026' },
    ],
  },
  erasureBegins: {
    mail: ({ to }) => erasureBeginsMail({ role: 'USER' }, to),
    path: null,
    says: [
      { en: 'your job seeker profile', id: 'profil pencari kerja Anda' },
      { en: 'Your company stays', id: 'Perusahaan Anda tetap' },
    ],
  },
  erasureCancelled: {
    mail: ({ to }) => erasureCancelledMail(to),
    path: null,
    says: [],
  },
  interviewDetails: {
    mail: (addressed) =>
      interviewDetailsMail({
        ...addressed,
        application,
        details: { venue: 'Lantai 3', link: 'https://meet.test/1', additionalInfo: 'Bawa KTP\n\ndan pulpen' },
        soon: '2026-12-01',
        sequence: 1,
      }),
    path: '/user/application/A1',
    says: [
      COMPANY,
      'Juru Masak',
      'Lantai 3',
      'https://meet.test/1',
      'Bawa KTP\n\ndan pulpen',
      { en: 'Dec 1, 2026', id: '1 Des 2026' },
    ],
  },
  reminder: {
    mail: (addressed) =>
      reminderMail({
        ...addressed,
        application,
        reader: 'COMPANY',
        applicantName: 'Rina Dewi',
        isToday: false,
        startsAt: NOW,
        interview: mailedInterview(anInterview({ ...NINE, timeZone: 'Asia/Jayapura' }, 'TENTATIVE')),
      }),
    path: '/company/applicant/A1',
    says: [
      { en: 'Interview tomorrow', id: 'Wawancara besok' },
      'Rina Dewi',
      'Juru Masak',
      {
        en: 'is tomorrow: Aug 5, 2026, 09:00–09:30 WIT (Tentative)',
        id: 'besok: 5 Agu 2026, 09:00–09:30 WIT (Lokasi menyusul)',
      },
    ],
  },
  timeFree: {
    mail: (addressed) =>
      timeFreeMail({
        ...addressed,
        unsubscribeUrl: `${APP}/unsubscribe?token=W1.x`,
        seekerId: 'K1',
        job: { id: 'J1', title: 'Juru Masak', companyName: COMPANY },
      }),
    path: '/user/job/J1',
    says: [
      { en: 'A time is free: Juru Masak', id: 'Ada jadwal kosong: Juru Masak' },
      COMPANY,
      { en: 'may be taken by the time you look', id: 'mungkin sudah terisi saat Anda membukanya' },
      { en: 'at most once a day', id: 'paling sering sekali sehari' },
      `${APP}/unsubscribe?token=W1.x`,
    ],
  },
  savedSearchNews: {
    mail: (addressed) =>
      savedSearchMail({
        ...addressed,
        unsubscribeUrl: `${APP}/unsubscribe?token=S1.x`,
        saved: {
          id: 'S1',
          name: 'Sopir di Bandung',
          search: 'sopir & kurir',
          filter: { ...NO_JOB_FILTER, employmentType: 'FULL_TIME', placeId: 'bandung', postedWithinDays: 1 },
          cadence: 'WEEKLY',
        },
        news: {
          jobs: [
            { id: 'J1', title: 'Sopir', company_name: COMPANY, location: 'Bandung', total: 1200 },
            { id: 'J2', title: 'Kurir', company_name: 'PT Kilat', location: 'Cimahi', total: 1200 },
          ],
          totalCount: 1200,
        },
      }),
    path: '/user/jobs?search=sopir+%26+kurir&type=full-time&place=bandung',
    says: [
      { en: '1.200 new jobs: Sopir di Bandung', id: '1.200 lowongan baru: Sopir di Bandung' },
      { en: 'newest 2;', id: '2 lowongan terbaru;' },
      { en: 'once a week', id: 'sekali seminggu' },
      `Sopir
${COMPANY} · Bandung
${APP}/user/job/J1

Kurir
PT Kilat · Cimahi
${APP}/user/job/J2`,
      {
        en: `Stop the e-mails of this search: ${APP}/unsubscribe?token=S1.x`,
        id: `Hentikan email untuk pencarian ini: ${APP}/unsubscribe?token=S1.x`,
      },
    ],
  },
  dataExportReady: {
    mail: (addressed) => dataExportReadyMail({ ...addressed, requestedAs: 'COMPANY', readyAt: NOW }),
    path: '/company/privacy',
    says: [{ en: 'May 2, 2026, 09:00 WIB', id: '2 Mei 2026 pukul 09:00 WIB' }],
  },
  rescheduleRequested: rescheduled('COMPANY', 'requested', { en: `${COMPANY} proposes`, id: `${COMPANY} mengusulkan` }),
  rescheduleAccepted: rescheduled('APPLICANT', 'accepted', 'Rani Putri'),
  rescheduleRejected: rescheduled('COMPANY', 'rejected', COMPANY),
  rescheduleCountered: rescheduled('APPLICANT', 'countered', 'Rani Putri'),
  rescheduleWithdrawn: rescheduled('COMPANY', 'withdrawn', COMPANY),
  rescheduleExpired: rescheduled('COMPANY', 'expired', { en: 'Your proposal', id: 'Usulan Anda' }, 'COMPANY'),
  interviewCancelled: rescheduled('COMPANY', 'cancelled', COMPANY),
  interviewPlannedAgain: rescheduled('APPLICANT', 'plannedAgain', 'Rani Putri'),
  interviewOutcome: {
    mail: (addressed) => outcomeMail({ ...addressed, application, outcome: 'NOT_CHOSEN' }),
    path: '/user/application/A1',
    says: [COMPANY, { en: 'You were not chosen', id: 'Anda tidak terpilih' }],
  },
  outcomeQuestion: {
    mail: (addressed) => outcomeQuestionMail({ ...addressed, interviews: 3 }),
    path: '/company/outcomes',
    says: [
      { en: 'How did your 3 interviews', id: 'hasil 3 wawancara' },
      { en: '3 interviews of yours', id: '3 wawancara Anda' },
    ],
  },
  interviewCalendar: {
    mail: (addressed) => calendarEntryMail({ ...addressed, application, reader: 'COMPANY', time, sequence: 0 }),
    path: '/company/applicant/A1',
    says: ['Juru Masak', DEC],
  },
};

/** Kinds that say something else in other cases. */
const CASES: [name: string, written: Case][] = [
  [
    'an owner who is invited',
    {
      mail: (addressed) => invitationMail({ ...addressed, ...INVITED, role: 'OWNER', code: 'c1de', language: 'en' }),
      path: '/invitation?code=c1de',
      says: [{ en: 'as an owner', id: 'sebagai pemilik' }],
    },
  ],
  [
    'someone who was chosen',
    {
      mail: (addressed) => outcomeMail({ ...addressed, application, outcome: 'CHOSEN' }),
      path: '/user/application/A1',
      says: [
        { en: 'You were chosen: Juru Masak', id: 'Anda terpilih: Juru Masak' },
        { en: 'Congratulations!', id: 'Selamat!' },
      ],
    },
  ],
  [
    'a company that is still deciding',
    {
      mail: (addressed) => outcomeMail({ ...addressed, application, outcome: 'STILL_DECIDING' }),
      path: '/user/application/A1',
      says: [
        { en: 'The company is still deciding: Juru Masak', id: 'Perusahaan masih mempertimbangkan: Juru Masak' },
        { en: 'has not decided yet', id: 'belum memutuskan' },
      ],
    },
  ],
  [
    'one interview without an outcome',
    {
      mail: (addressed) => outcomeQuestionMail({ ...addressed, interviews: 1 }),
      path: '/company/outcomes',
      says: [
        { en: 'How did your interview', id: 'hasil wawancara Anda' },
        { en: 'An interview of yours', id: 'Satu wawancara' },
      ],
    },
  ],
  [
    'a single new job, daily',
    {
      mail: (addressed) =>
        savedSearchMail({
          ...addressed,
          unsubscribeUrl: `${APP}/unsubscribe?token=S1.x`,
          saved: { id: 'S1', name: 'Kasir', search: 'kasir', filter: NO_JOB_FILTER, cadence: 'DAILY' },
          news: {
            jobs: [{ id: 'J3', title: 'Kasir', company_name: COMPANY, location: 'Bogor', total: 1 }],
            totalCount: 1,
          },
        }),
      path: '/user/jobs?search=kasir',
      says: [
        { en: '1 new job: Kasir', id: '1 lowongan baru: Kasir' },
        { en: 'once a day', id: 'sekali sehari' },
        `Kasir
${COMPANY} · Bogor
${APP}/user/job/J3`,
      ],
      without: ['newest'],
    },
  ],
  [
    'a rejection by a company that knows the person',
    {
      mail: (addressed) =>
        rejectedMail({ ...addressed, application: { ...application, job_title: 'Sopir' }, isKnown: true }),
      path: '/user/jobs',
      says: [{ en: 'They see your name', id: 'dapat melihat nama' }],
    },
  ],
  [
    'a rejected company without a reason',
    {
      mail: (addressed) => decisionMail({ ...addressed, companyName: 'PT Sunyi', decision: 'REJECT', comment: null }),
      path: '/company/profile',
      says: [{ en: 'No specific reason provided.', id: 'tidak mencantumkan alasan khusus.' }],
    },
  ],
  [
    'a revocation without a note',
    {
      mail: (addressed) => decisionMail({ ...addressed, companyName: 'PT Sunyi', decision: 'REVOKE', comment: null }),
      path: '/company/profile',
      says: ['PT Sunyi'],
      without: ['note'],
    },
  ],
  [
    'details without link and notes',
    {
      mail: (addressed) =>
        interviewDetailsMail({
          ...addressed,
          application: { ...application, job_title: 'Sopir' },
          details: { venue: 'Lobi', link: null, additionalInfo: null },
          soon: null,
          sequence: 1,
        }),
      path: '/user/application/A1',
      says: ['Lobi'],
      without: ['link', 'additionalInfo', 'date'],
    },
  ],
  [
    "a reminder on the interview's day",
    {
      mail: (addressed) =>
        reminderMail({
          ...addressed,
          application,
          reader: 'APPLICANT',
          applicantName: 'Rina Dewi',
          isToday: true,
          startsAt: NOW,
          interview: mailedInterview(anInterview({ ...NINE, timeZone: 'Asia/Makassar' }, 'ONLINE')),
        }),
      path: '/user/application/A1',
      says: [
        { en: 'Interview today', id: 'Wawancara hari ini' },
        COMPANY,
        '08:00–08:30 WIB / 09:00–09:30 WITA / 10:00–10:30 WIT (Online)',
      ],
    },
  ],
  ...(
    [
      [{ applied: 2 }, '2 new applicants', '2 pelamar baru'],
      [{ withdrawn: 1 }, '1 withdrawal', '1 lamaran ditarik'],
      [{ withdrawn: 3 }, '3 withdrawals', '3 lamaran ditarik'],
      [{ applied: 1, withdrawn: 1 }, '1 new applicant, 1 withdrawal', '1 pelamar baru, 1 lamaran ditarik'],
      [{ applied: 2, withdrawn: 1 }, '2 new applicants, 1 withdrawal', '2 pelamar baru, 1 lamaran ditarik'],
      [
        { applied: 1200, withdrawn: 1000 },
        '1.200 new applicants, 1.000 withdrawals',
        '1.200 pelamar baru, 1.000 lamaran ditarik',
      ],
    ] as const
  ).map(([counts, en, id]): [string, Case] => [
    `news of ${JSON.stringify(counts)}`,
    {
      mail: (addressed) => jobNewsMail({ ...addressed, job: { id: 'J2', title: 'Kasir' }, counts }),
      path: '/company/job/J2',
      says: [
        { en: `Kasir: ${en}\n`, id: `Kasir: ${id}\n` },
        { en: `Kasir: ${en}.`, id: `email terakhir kami: ${id}.` },
      ],
      without: 'applied' in counts ? [] : ['advice'],
    },
  ]),
];

let people = 0;
async function anAddress(language: Language): Promise<string> {
  people += 1;
  const reader = await aSeeker(server, { email: `reader${people}@mails.test` });
  await chooseLanguage(reader, language);
  return reader.email;
}

async function queue(mail: OutgoingMail): Promise<void> {
  await inTransaction(server.dataSource, (transaction) =>
    server.services.outbox.queueMail(transaction, `test:${mail.to}`, mail),
  );
}

/** The subject and the text of the only mail to an address, under this subject where it is known. */
async function textTo(address: string): Promise<string> {
  const [mail] = await eventually(
    () => mailsTo(server, address),
    (mails) => mails.length > 0,
  );
  return `${mail?.subject}\n\n${mail?.text}`;
}

/** Where a mail of a kind that can be switched off says so. */
function switchOffLine(kind: MailKind, language: Language): string {
  const preference = PREFERENCE_OF_MAIL[kind];
  if (preference === null) return '';
  const page = { APPLICATION_NEWS: '/user/privacy', APPLICANT_NEWS: '/company/privacy' }[preference];
  const words = { en: 'Switch off e-mails like this', id: 'Berhenti menerima email seperti ini' }[language];
  return `${words}: ${server.services.env.APP_URL}${page}`;
}

/** Whether a text of the catalogue is said: words of it between the values are, of one with choices those of one. */
const isSaid = (words: string, mail: string): boolean =>
  words.split(/[{}]/).some((piece) => /\w[\s.:]|\s\w/.test(piece) && mail.includes(piece));

/** The words themselves are in the catalogue alone: here it counts which of them are said, and with which values. */
async function expectWords({ mail, path, says, without = [] }: Case): Promise<void> {
  const written = await Promise.all(
    LANGUAGES.map(async (language) => {
      const to = await anAddress(language);
      const sent = mail({ to, appUrl: APP });
      await queue(sent);
      return { language, to, sent };
    }),
  );
  for (const { language, to, sent } of written) {
    const text = await textTo(to);
    const { subject, paragraphs, ...link }: CatalogueMail = CATALOGUE[language].mails[sent.kind];
    expect([subject, isSaid(subject, text)]).toEqual([subject, true]);
    for (const [name, words] of Object.entries(paragraphs))
      expect([name, isSaid(words, text)]).toEqual([name, !without.includes(name)]);
    for (const fact of says) expect(text).toContain(typeof fact === 'string' ? fact : fact[language]);
    expect([...text.matchAll(/^.*: https:\/\/kerja\.test\S*$/gm)].map(([line]) => line)[0]).toBe(
      path === null ? undefined : `${link.action}: ${APP}${path}`,
    );
    expect(text).toContain(switchOffLine(sent.kind, language));
  }
}

describe('every mail, in the language of the account that has the address', () => {
  it.each(Object.keys(english.mails) as MailKind[])('%s', async (kind) => {
    expect(TABLE[kind].mail({ to: 'any@mails.test', appUrl: APP }).kind).toBe(kind);
    await expectWords(TABLE[kind]);
  });

  it.each(CASES)('%s', async (_name, written) => expectWords(written));

  it.each([
    [0, '0 are left', 'Kode Anda sudah habis; buat yang baru di halaman Keamanan.'],
    [1, '1 is left', 'Sisa 1 kode;'],
  ])('a used recovery code of which %d are left', async (left, english, indonesian) => {
    for (const [language, kind, told] of [
      ['en', 'A recovery code was used', english],
      ['id', 'Satu kode pemulihan sudah dipakai', indonesian],
    ] as const) {
      const to = await anAddress(language);
      await queue(access(recoveryCodeUsed(left))({ to, appUrl: APP }));
      expect(await textTo(to)).toMatch(new RegExp(`^${kind}[^]*${told}`));
    }
  });

  it.each([
    ['Firefox', 'Mozilla/5.0 Firefox/130.0', 'Firefox', 'Firefox'],
    ['none', null, 'Unknown device', 'Perangkat tidak dikenal'],
  ])('a new device that says %s', async (_name, userAgent, english, indonesian) => {
    for (const [language, told] of [
      ['en', english],
      ['id', indonesian],
    ] as const) {
      const to = await anAddress(language);
      await queue(access(signedInFromNewDevice(deviceOf(userAgent), NOW))({ to, appUrl: APP }));
      expect(await textTo(to)).toContain(`: ${told}, `);
    }
  });

  it('English for an address without an account', async () => {
    await queue(secondFactorResetMail('nobody@mails.test'));
    await mailsArrived(server, 'nobody@mails.test', 'Two-factor authentication was taken off your account');
  });

  it('in HTML as well, which names its language', async () => {
    const to = await anAddress('id');
    await queue(verificationMail({ to, appUrl: APP, code: 'c0de', returnTo: null, language: null }));
    const [mail] = await mailsArrived(server, to, 'Verifikasi alamat email Anda');
    const html = await (await server.visitor().fetch(`/sandbox/mailbox/${mail?.number}`)).text();
    expect(html).toContain('<html lang="id">');
    expect(html).toContain('>Verifikasi alamat email</a>');
  });
});

describe('a mail that waits', () => {
  it('is in the language of the moment when it leaves', async () => {
    const company = await aCompany(server);
    const job = await aJob(company, { title: 'Kasir', slots: [{ maxApplicants: 5 }] });
    for (let number = 0; number < 3; number += 1) await applied(await aSeeker(server), job);
    // It has chosen none, and reads English.
    await mailsArrived(server, company.email, 'New applicant for Kasir');
    await chooseLanguage(company, 'id');

    minutesLater(server);

    await mailsArrived(server, company.email, 'Kasir: 2 pelamar baru');
  });
});
