import { paths } from '../../domain/paths';
import { WIB } from '../../domain/time';
import { ApplicantRow, ApplicantRows, type ApplicantRowProps } from './ApplicantRow';
import { DateText } from './DateText';

interface ListedApplication
  extends NonNullable<ApplicantRowProps['application']>,
    Pick<ApplicantRowProps, 'applicant'> {
  id: string;
  jobTitle: string;
  applicationDate: string;
}

/** A company's applications to several jobs: each with its job and its day, leading to the application. */
export function ApplicationRows({
  applications,
  label,
}: {
  applications: readonly ListedApplication[];
  label: string;
}) {
  return (
    <ApplicantRows label={label}>
      {applications.map((application) => (
        <ApplicantRow
          key={application.id}
          to={paths.company.applicant(application.id)}
          applicationId={application.id}
          applicant={application.applicant}
          line={<span translate="no">{application.jobTitle}</span>}
          aside={<DateText value={application.applicationDate} zone={WIB} />}
          application={application}
        />
      ))}
    </ApplicantRows>
  );
}
