import { Anchor, Button, Text } from '@mantine/core';
import { IconPencil } from '../../../icons';
import { useState } from 'react';
import { toast } from '../../../components/toasts';
import {
  useSaveApplicantInterviewDetailsMutation,
  type ApplicantApplicationFragment,
} from '../../../graphql/generated';
import classes from './Applicant.module.css';
import { ApplicantDetailsForm } from './ApplicantDetailsForm';

function Stored({ application, onEdit }: { application: ApplicantApplicationFragment; onEdit: () => void }) {
  const { interviewDetails: details, joinUrl } = application;
  return (
    <>
      <dl className={classes.details}>
        <dt>Venue</dt>
        <dd>{details?.venue}</dd>
        <dt>Meeting link</dt>
        <dd>
          {joinUrl ? (
            <Anchor href={joinUrl} target="_blank" rel="noopener noreferrer">
              {joinUrl}
            </Anchor>
          ) : (
            // Once the interview is over there is nothing to join; the link is still what was agreed on.
            (details?.link ?? 'None')
          )}
        </dd>
        <dt>Additional information</dt>
        <dd>{details?.additionalInfo ?? 'None'}</dd>
      </dl>
      <Button
        variant="default"
        mt="md"
        className={classes.own}
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={onEdit}
      >
        Edit interview details
      </Button>
    </>
  );
}

/** Venue, link and notes of an accepted interview: a form until there are some, then the details with a way to edit. */
export function ApplicantInterviewDetails({ application }: { application: ApplicantApplicationFragment }) {
  const { interviewDetails: details } = application;
  const [editing, setEditing] = useState(false);
  // Details that a colleague saves meanwhile must not take the place of what is being written.
  const [hasTyped, setTyped] = useState(false);
  const leaveForm = (): void => {
    setEditing(false);
    setTyped(false);
  };
  const [saveDetails] = useSaveApplicantInterviewDetailsMutation();

  const onSaved = (): void => {
    leaveForm();
    toast.success('Interview details saved successfully!');
  };

  if (details && !editing && !hasTyped) return <Stored application={application} onEdit={() => setEditing(true)} />;
  return (
    <>
      {details ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          Tell the applicant where to come or which link to open.
        </Text>
      )}
      <ApplicantDetailsForm
        initial={{
          venue: details?.venue ?? '',
          link: details?.link ?? application.joinUrl ?? '',
          additionalInfo: details?.additionalInfo ?? '',
        }}
        send={async (values) =>
          (await saveDetails({ variables: { input: { applicationId: application.id, ...values } } })).data
            ?.saveInterviewDetails
        }
        onSaved={onSaved}
        onTyped={() => setTyped(true)}
        onCancel={details ? leaveForm : undefined}
      />
    </>
  );
}
