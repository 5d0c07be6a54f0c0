import { paths } from '../../../../domain/paths';
import type { AuditSubjectKind } from '../../../graphql/generated';

/** The pages of what the audit trail names, by kind; others have none. */
export const subjectPages: Partial<Record<AuditSubjectKind, (id: string) => string>> = {
  COMPANY: paths.admin.companyDetails,
  USER: paths.admin.user,
  JOB: paths.admin.job,
  APPLICATION: paths.admin.application,
};
