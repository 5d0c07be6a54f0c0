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
  isDense,
}: {
  applications: readonly ListedApplication[];
  label: string;
  /** Among other things: with the day beside the job. */
  isDense?: boolean;
}) {
  const dayOf = (value: string) => <DateText value={value} zone={WIB} />;
  return (
    <ApplicantRows label={label} isDense={isDense ?? false}>
      {applications.map((application) => (
        <ApplicantRow
          key={application.id}
          to={paths.company.applicant(application.id)}
          applicationId={application.id}
          applicant={application.applicant}
          line={
            <>
              {isDense ? (
                <>
                  {dayOf(application.applicationDate)}
                  <span> · </span>
                </>
              ) : null}
              <span translate="no">{application.jobTitle}</span>
            </>
          }
          aside={isDense ? null : dayOf(application.applicationDate)}
          application={application}
        />
      ))}
    </ApplicantRows>
  );
}
