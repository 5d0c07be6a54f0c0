import { useTranslations } from 'use-intl/react';
import { Anchor, Button, Text } from '@mantine/core';
import { IconPencil } from '../../icons';
import { useState } from 'react';
import { toast } from '../../components/toasts';
import { useSaveInterviewDetailsMutation, type ApplicantApplicationFragment } from '../../graphql/generated';
import { isKept } from '../../lib/kept-forms';
import { textsOf } from '../../language/store';
import classes from './InterviewDetails.module.css';
import { InterviewDetailsForm } from './InterviewDetailsForm';

/** What the company wrote, or that it wrote nothing. */
function Detail({ text }: { text: string | null | undefined }) {
  const t = useTranslations('applicants.interview');
  return text == null ? <span>{t('none')}</span> : <span translate="no">{text}</span>;
}

interface StoredProps {
  application: ApplicantApplicationFragment;
  /** The form that was here before had the focus. */
  takesFocus: boolean;
  onEdit: () => void;
}

function Stored({ application, takesFocus, onEdit }: StoredProps) {
  const t = useTranslations('applicants.interview');
  const { interviewDetails: details, joinUrl } = application;
  return (
    <>
      <dl className={classes.details}>
        <dt>{t('venue')}</dt>
        <dd translate="no">{details?.venue}</dd>
        <dt>{t('link')}</dt>
        <dd>
          {joinUrl ? (
            <Anchor href={joinUrl} target="_blank" rel="noopener noreferrer" translate="no">
              {joinUrl}
            </Anchor>
          ) : (
            // Once the interview is over there is nothing to join; the link is still what was agreed on.
            <Detail text={details?.link} />
          )}
        </dd>
        <dt>{t('additionalInformation')}</dt>
        <dd>
          <Detail text={details?.additionalInfo} />
        </dd>
      </dl>
      <Button
        variant="default"
        mt="md"
        className={classes.own}
        leftSection={<IconPencil size={18} aria-hidden />}
        autoFocus={takesFocus}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
    </>
  );
}

/** Venue, link and notes of an accepted interview: a form until there are some, then the details with a way to edit. */
export function InterviewDetails({ application }: { application: ApplicantApplicationFragment }) {
  const t = useTranslations('applicants.interview');
  const { interviewDetails: details } = application;
  const formName = `interview-details ${application.id}`;
  const [editing, setEditing] = useState(() => isKept(formName));
  // Details that a colleague saves meanwhile must not take the place of what is being written.
  const [hasTyped, setTyped] = useState(false);
  // The pressed button disappears: the focus moves to its replacement.
  const [takesFocus, setTakesFocus] = useState(false);
  const edit = (): void => {
    setEditing(true);
    setTakesFocus(true);
  };
  const leaveForm = (): void => {
    setEditing(false);
    setTakesFocus(true);
    setTyped(false);
  };
  const saveDetails = useSaveInterviewDetailsMutation({ evicts: ['interviews'] });

  const onSaved = (): void => {
    leaveForm();
    toast.success(textsOf('applicants')('interview.saved'));
  };

  if (details && !editing && !hasTyped) {
    return <Stored application={application} takesFocus={takesFocus} onEdit={edit} />;
  }
  return (
    <>
      {details ? null : (
        <Text size="sm" c="dimmed" mt="xs">
          {t('hint')}
        </Text>
      )}
      <InterviewDetailsForm
        name={formName}
        initial={{
          venue: details?.venue ?? '',
          link: details?.link ?? application.joinUrl ?? '',
          additionalInfo: details?.additionalInfo ?? '',
        }}
        takesFocus={takesFocus}
        send={(values) => saveDetails({ input: { applicationId: application.id, ...values } })}
        onSaved={onSaved}
        onTyped={() => setTyped(true)}
        onCancel={details ? leaveForm : undefined}
      />
    </>
  );
}
