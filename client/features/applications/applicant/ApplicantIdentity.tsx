import { useTranslations } from 'use-intl/react';
import { Box, Button, Card, Stack, Text, Title } from '@mantine/core';
import { IconBrandWhatsapp, IconFileText, IconFolder, IconLock, IconMail, IconPhone } from '../../../icons';
import type { ReactNode } from 'react';
import { ACCEPTANCE_COST } from '../../../../domain/tokens';
import type { ApplicantApplicationFragment } from '../../../graphql/generated';
import { RevealsNotice } from '../RevealsNotice';
import classes from './Applicant.module.css';
import { whatsAppChat } from './contact-links';

type Applicant = NonNullable<ApplicantApplicationFragment['applicant']>;

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

interface ContactLinkProps {
  href: string;
  icon: ReactNode;
  children: string;
  /** The link says an address or a number instead of words. */
  isWritten?: boolean;
  opensTab?: boolean;
}

function ContactLink({ href, icon, children, isWritten = false, opensTab = false }: ContactLinkProps) {
  const t = useTranslations('applicants.identity');
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      justify="flex-start"
      leftSection={icon}
      translate={isWritten ? 'no' : undefined}
      aria-label={opensTab ? t('inNewTab', { name: children }) : undefined}
      {...(opensTab ? newTab : {})}
    >
      <span className={classes.contact}>{children}</span>
    </Button>
  );
}

/** The quickest ways first: a call or a chat, then the rest. */
function Contacts({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applicants.identity');
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Stack gap="xs" mt="md">
      {applicant.phoneNumber ? (
        <>
          <ContactLink href={`tel:${applicant.phoneNumber}`} icon={<IconPhone {...icon} />} isWritten>
            {applicant.phoneNumber}
          </ContactLink>
          <ContactLink href={whatsAppChat(applicant.phoneNumber)} icon={<IconBrandWhatsapp {...icon} />} opensTab>
            {t('whatsApp')}
          </ContactLink>
        </>
      ) : null}
      {applicant.email ? (
        <ContactLink href={`mailto:${applicant.email}`} icon={<IconMail {...icon} />} isWritten>
          {applicant.email}
        </ContactLink>
      ) : null}
      {applicant.cvUrl ? (
        <ContactLink href={applicant.cvUrl} icon={<IconFileText {...icon} />} opensTab>
          {t('viewCv')}
        </ContactLink>
      ) : null}
      {applicant.portfolioUrl ? (
        <ContactLink href={applicant.portfolioUrl} icon={<IconFolder {...icon} />} opensTab>
          {t('viewPortfolio')}
        </ContactLink>
      ) : null}
    </Stack>
  );
}

/** Before acceptance a quiet locked card, afterwards the person with every way to reach them. */
export function ApplicantIdentity({ application }: { application: ApplicantApplicationFragment }) {
  const t = useTranslations('applicants.identity');
  const { applicant } = application;
  if (!applicant) return null;
  const isPending = application.status === 'PENDING';
  return (
    <Card component="section" aria-label={t('label')} data-revealed={applicant.isRevealed} className={classes.identity}>
      <div className={classes.words}>
        {/* The name is the heading of the page, which a phone shows right above a revealed person. */}
        {applicant.isRevealed ? (
          <Title order={2}>{t('contact')}</Title>
        ) : (
          <Text fw={700} size="lg" translate="no">
            {applicant.fullName}
          </Text>
        )}
        {applicant.isRevealed ? null : (
          <Text size="sm" c="dimmed" className={classes.locked}>
            <IconLock size={16} stroke={1.75} aria-hidden />
            <span>{isPending ? t('shownAfter', { count: ACCEPTANCE_COST }) : t('notShown')}</span>
          </Text>
        )}
      </div>
      {applicant.isRevealed ? <Contacts applicant={applicant} /> : null}
      <Box mt="md">
        {applicant.isRevealed ? (
          <RevealsNotice />
        ) : (
          <Text size="sm" c="dimmed">
            {t('protection')}
          </Text>
        )}
      </Box>
    </Card>
  );
}
