import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { IconBrandWhatsapp, IconFileText, IconFolder, IconLock, IconMail, IconPhone } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { ACCEPTANCE_COST } from '../../../domain/tokens';
import { ApplicantFace } from '../../components/ApplicantFace';
import type { ApplicantApplicationFragment } from '../../graphql/generated';
import classes from './Applicant.module.css';
import { whatsAppChat } from './contact-links';

type Applicant = NonNullable<ApplicantApplicationFragment['applicant']>;

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

function ContactLink({ href, icon, children, opensTab = false }: { href: string; icon: ReactNode; children: string; opensTab?: boolean }) {
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      justify="flex-start"
      leftSection={icon}
      classNames={{ label: classes.contactLabel }}
      aria-label={opensTab ? `${children} (opens in a new tab)` : undefined}
      {...(opensTab ? newTab : {})}
    >
      {children}
    </Button>
  );
}

function Contacts({ applicant }: { applicant: Applicant }) {
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Stack gap="xs" mt="md">
      {applicant.email ? (
        <ContactLink href={`mailto:${applicant.email}`} icon={<IconMail {...icon} />}>
          {applicant.email}
        </ContactLink>
      ) : null}
      {applicant.phoneNumber ? (
        <>
          <ContactLink href={`tel:${applicant.phoneNumber}`} icon={<IconPhone {...icon} />}>
            {applicant.phoneNumber}
          </ContactLink>
          <ContactLink href={whatsAppChat(applicant.phoneNumber)} icon={<IconBrandWhatsapp {...icon} />} opensTab>
            WhatsApp
          </ContactLink>
        </>
      ) : null}
      {applicant.cvUrl ? (
        <ContactLink href={applicant.cvUrl} icon={<IconFileText {...icon} />} opensTab>
          View CV
        </ContactLink>
      ) : null}
      {applicant.portfolioUrl ? (
        <ContactLink href={applicant.portfolioUrl} icon={<IconFolder {...icon} />} opensTab>
          View portfolio
        </ContactLink>
      ) : null}
    </Stack>
  );
}

/** Brings the card into view, and a screen reader to it, at the moment the identity opens on this page. */
function useFollowReveal(isRevealed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasRevealed = useRef(isRevealed);
  useEffect(() => {
    if (isRevealed && !wasRevealed.current) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'center' });
    }
    wasRevealed.current = isRevealed;
  }, [isRevealed]);
  return heading;
}

/** Before acceptance a quiet locked card, afterwards the person with every way to reach them. */
export function ApplicantIdentity({ application }: { application: ApplicantApplicationFragment }) {
  const { applicant } = application;
  const heading = useFollowReveal(applicant?.isRevealed ?? false);
  if (!applicant) return null;
  const isPending = application.status === 'PENDING';
  return (
    <Card component="section" aria-label="Identity" data-revealed={applicant.isRevealed} className={classes.identity}>
      <Group wrap="nowrap" gap="md">
        <ApplicantFace applicationId={application.id} applicant={applicant} size="lg" />
        <div className={classes.words}>
          <Title order={2} ref={heading} tabIndex={-1} className={classes.name}>
            {applicant.fullName}
          </Title>
          {applicant.isRevealed ? null : (
            <Text size="sm" c="dimmed" className={classes.locked}>
              <IconLock size={16} stroke={1.75} aria-hidden />
              {isPending ? `Shown after you accept · ${ACCEPTANCE_COST} token` : 'Identity not shown'}
            </Text>
          )}
        </div>
      </Group>
      {applicant.isRevealed ? (
        <Contacts applicant={applicant} />
      ) : (
        <Text size="sm" c="dimmed" mt="md">
          To protect the applicant’s privacy, the full name, e-mail, phone number, profile picture, CV and portfolio
          appear only after acceptance.
        </Text>
      )}
    </Card>
  );
}
