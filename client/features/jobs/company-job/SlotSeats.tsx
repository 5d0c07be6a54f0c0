import { useTranslations } from 'use-intl/react';
import { ZONE_NAMES } from '../../../../domain/time';
import { Skeleton, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '../../../icons';
import { useId, useState } from 'react';
import { paths } from '../../../../domain/paths';
import { abilitiesOf, ApplicantRow, ApplicantRows } from '../../../components/ApplicantRow';
import { PartStatus } from '../../../components/PartStatus';
import { useSlotApplicantsQuery, type CompanyJobSlotFragment } from '../../../graphql/generated';
import { useFormats } from '../../../language/formats';
import classes from './SlotSeats.module.css';

type Slot = Pick<CompanyJobSlotFragment, 'id' | 'date' | 'start' | 'end' | 'timeZone' | 'maxApplicants' | 'seatsLeft'>;

function Seated({ slotId, label }: { slotId: string; label: string }) {
  const t = useTranslations('companyJobs.seats');
  // Asked at each opening: people may have applied or withdrawn since the page was drawn.
  const query = useSlotApplicantsQuery({ variables: { slotId } });
  const applications = query.data?.companyApplications?.items;
  if (!applications) {
    return <PartStatus query={query} failed={t('loadFailed')} outline={<Skeleton height={56} />} />;
  }
  if (applications.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('nobody')}
      </Text>
    );
  }
  return (
    <ApplicantRows label={label}>
      {applications.map(({ id, applicant, ...application }) => (
        <ApplicantRow
          key={id}
          to={paths.company.applicant(id)}
          applicationId={id}
          applicant={applicant}
          line={abilitiesOf(applicant)}
          application={application}
        />
      ))}
    </ApplicantRows>
  );
}

/** `2 of 5 seats taken`: opens the list of those who have them, masked until accepted. Nothing to open while all are free. */
export function SlotSeats({ slot }: { slot: Slot }) {
  const t = useTranslations('companyJobs.seats');
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const taken = slot.maxApplicants - slot.seatsLeft;
  const text = t('taken', { taken: String(taken), count: slot.maxApplicants });
  if (taken === 0) {
    return (
      <Text span size="sm" c="dimmed">
        <span>{text}</span>
      </Text>
    );
  }
  const time = t('time', {
    day: formats.day(slot.date),
    start: slot.start,
    end: slot.end,
    zone: ZONE_NAMES[slot.timeZone],
  });
  return (
    <>
      <UnstyledButton
        className={classes.seats}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={t('show', { seats: text, time })}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{text}</span>
        <IconChevronDown size={16} stroke={1.75} aria-hidden />
      </UnstyledButton>
      <div id={panel} className={classes.panel} hidden={!isOpen}>
        {isOpen ? <Seated slotId={slot.id} label={t('applicantsFor', { time })} /> : null}
      </div>
    </>
  );
}
