import type { Language, Translation } from '../../domain/language';
import type { Messages, Part } from './messages';

type Loaders = { [Name in Part]: () => Promise<Translation<Messages[Name]>> };

/** Each part of each language is a file of its own in the build. */
const loaders: Record<Language, Loaders> = {
  en: {
    errors: () => import('../../domain/messages/en/errors').then(({ errors }) => errors),
    options: () => import('../../domain/messages/en/options').then(({ options }) => options),
    frame: () => import('../messages/en/frame').then(({ frame }) => frame),
    login: () => import('../messages/en/login').then(({ login }) => login),
    landing: () => import('../messages/en/landing').then(({ landing }) => landing),
    legal: () => import('../messages/en/legal').then(({ legal }) => legal),
    account: () => import('../messages/en/account').then(({ account }) => account),
    portal: () => import('../messages/en/portal').then(({ portal }) => portal),
    seeker: () => import('../messages/en/seeker').then(({ seeker }) => seeker),
    browse: () => import('../messages/en/browse').then(({ browse }) => browse),
    companyJobs: () => import('../messages/en/company-jobs').then(({ companyJobs }) => companyJobs),
    company: () => import('../messages/en/company').then(({ company }) => company),
    applications: () => import('../messages/en/applications').then(({ applications }) => applications),
    applicants: () => import('../messages/en/applicants').then(({ applicants }) => applicants),
    tokens: () => import('../messages/en/tokens').then(({ tokens }) => tokens),
    adminDashboard: () => import('../messages/en/admin-dashboard').then(({ adminDashboard }) => adminDashboard),
    adminLists: () => import('../messages/en/admin-lists').then(({ adminLists }) => adminLists),
    adminDetails: () => import('../messages/en/admin-details').then(({ adminDetails }) => adminDetails),
    adminMoney: () => import('../messages/en/admin-money').then(({ adminMoney }) => adminMoney),
  },
  id: {
    errors: () => import('../../domain/messages/id/errors').then(({ errors }) => errors),
    options: () => import('../../domain/messages/id/options').then(({ options }) => options),
    frame: () => import('../messages/id/frame').then(({ frame }) => frame),
    login: () => import('../messages/id/login').then(({ login }) => login),
    landing: () => import('../messages/id/landing').then(({ landing }) => landing),
    legal: () => import('../messages/id/legal').then(({ legal }) => legal),
    account: () => import('../messages/id/account').then(({ account }) => account),
    portal: () => import('../messages/id/portal').then(({ portal }) => portal),
    seeker: () => import('../messages/id/seeker').then(({ seeker }) => seeker),
    browse: () => import('../messages/id/browse').then(({ browse }) => browse),
    companyJobs: () => import('../messages/id/company-jobs').then(({ companyJobs }) => companyJobs),
    company: () => import('../messages/id/company').then(({ company }) => company),
    applications: () => import('../messages/id/applications').then(({ applications }) => applications),
    applicants: () => import('../messages/id/applicants').then(({ applicants }) => applicants),
    tokens: () => import('../messages/id/tokens').then(({ tokens }) => tokens),
    adminDashboard: () => import('../messages/id/admin-dashboard').then(({ adminDashboard }) => adminDashboard),
    adminLists: () => import('../messages/id/admin-lists').then(({ adminLists }) => adminLists),
    adminDetails: () => import('../messages/id/admin-details').then(({ adminDetails }) => adminDetails),
    adminMoney: () => import('../messages/id/admin-money').then(({ adminMoney }) => adminMoney),
  },
};

/** Rejects when it could not be fetched. */
export function loadPart(language: Language, part: Part): Promise<object> {
  return loaders[language][part]();
}
