import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { StatusBadge } from '../../../components/StatusBadge';
import type { ReportGroupCardFragment } from '../../../graphql/generated';
import { counted } from '../../../language/counted';
import { WibInstant } from '../cells/WibInstant';
import { UserText } from '../../../components/UserText';
import { PauseWords } from './PauseWords';
import classes from './ReportGroupList.module.css';
import { Sentence } from '../../../components/Sentence';

type ReportGroup = ReportGroupCardFragment;

function Reasons({ group }: { group: ReportGroup }) {
  const t = useTranslations('adminReports');
  const reasonText = useTranslations('reports.reasons');
  if (group.reasons.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('reasons')}>
      {group.reasons.map(({ reason, count }) => (
        <li key={reason}>{t('reasonCount', { reason: reasonText(reason), count: String(count) })}</li>
      ))}
    </ul>
  );
}

/** What the rules have found in the posting. */
function Flags({ group: { flags } }: { group: ReportGroup }) {
  const t = useTranslations('postingFlags');
  if (flags.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('title')}>
      {flags.map(({ reason, evidence }) => (
        <li key={reason}>
          <span>{`${t(`reasons.${reason}`)}:`}</span> <span data-from-server>{evidence}</span>
        </li>
      ))}
    </ul>
  );
}

function Texts({ group }: { group: ReportGroup }) {
  const t = useTranslations('adminReports');
  const reasonText = useTranslations('reports.reasons');
  if (group.reports.length === 0) return null;
  return (
    <ul className={classes.reports} aria-label={t('reports', counted(group.reports.length))}>
      {group.reports.map((report) => (
        <li key={report.id}>
          <Text size="sm" fw={600}>
            {reasonText(report.reason)}
          </Text>
          {report.text ? (
            <Text size="sm" className={classes.written} translate="no">
              {report.text}
            </Text>
          ) : null}
          <Text size="sm" c="dimmed">
            {t.rich('by', {
              who: () => (
                <Anchor
                  component={Link}
                  to={paths.admin.user(report.reporterId)}
                  inherit
                  underline="always"
                  className={classes.name}
                >
                  <UserText>{report.reporterName}</UserText>
                </Anchor>
              ),
              when: () => <WibInstant value={report.createdAt} />,
            })}
          </Text>
        </li>
      ))}
    </ul>
  );
}

function History({ group: { company, history } }: { group: ReportGroup }) {
  const t = useTranslations('adminReports');
  if (!history) return null;
  const { verifiedSince } = history;
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Anchor component={Link} to={paths.admin.companyDetails(company.id)} className={classes.name}>
          <UserText>{company.companyName}</UserText>
        </Anchor>
        <StatusBadge status={company.isVerified ? 'VERIFIED' : 'UNVERIFIED'} />
      </Group>
      <Text size="sm">
        <Sentence>
          {verifiedSince
            ? t.rich('verifiedSince', { when: () => <WibInstant value={verifiedSince} /> })
            : t('notVerified')}
        </Sentence>
      </Text>
      <Text size="sm">
        {t('history', {
          reports: history.reports,
          pauses: history.pauses,
          rejections: history.rejections,
          revocations: history.revocations,
        })}
      </Text>
      {company.isVerified ? (
        <Text size="sm" c="dimmed">
          {t.rich('revoke', {
            link: (words) => (
              <Anchor component={Link} to={paths.admin.companyDetails(company.id)} inherit underline="always">
                {words}
              </Anchor>
            ),
          })}
        </Text>
      ) : null}
    </Stack>
  );
}

export interface ReportActions {
  onPause: (group: ReportGroup) => void;
  onResume: (group: ReportGroup) => void;
  onDismiss: (group: ReportGroup) => void;
}

function GroupCard({ group, onPause, onResume, onDismiss }: ReportActions & { group: ReportGroup }) {
  const t = useTranslations('adminReports');
  const heading = useId();
  const name = group.job?.title ?? group.company.companyName;
  const [newestReport] = group.reports;
  return (
    <Card component="article" aria-labelledby={heading}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="md">
          <div>
            <Title order={2} size="h4" id={heading} className={classes.name}>
              <Anchor
                component={Link}
                to={group.job ? paths.admin.job(group.job.id) : paths.admin.companyDetails(group.company.id)}
                inherit
              >
                <UserText>{name}</UserText>
              </Anchor>
            </Title>
            <Group gap="xs" mt={4}>
              {group.job?.isPaused ? <StatusBadge status="PAUSED" /> : null}
              <Text size="sm" c="dimmed">
                <Sentence>
                  {t.rich(group.job ? 'aboutJob' : 'aboutCompany', {
                    ...counted(group.openReports),
                    when: () => (newestReport ? <WibInstant value={newestReport.createdAt} /> : null),
                  })}
                </Sentence>
              </Text>
            </Group>
            {group.isRemoved ? <Text size="sm">{t('flagged.removed')}</Text> : null}
          </div>
          <Group gap="xs">
            {group.viewerCanPause ? (
              <Button variant="default" aria-label={t('pause.of', { name })} onClick={() => onPause(group)}>
                {t('pause.label')}
              </Button>
            ) : null}
            {group.viewerCanResume ? (
              <Button variant="default" aria-label={t('resume.of', { name })} onClick={() => onResume(group)}>
                {t('resume.label')}
              </Button>
            ) : null}
            {group.viewerCanDismiss ? (
              <Button variant="default" aria-label={t('dismiss.of', { name })} onClick={() => onDismiss(group)}>
                {t('dismiss.label')}
              </Button>
            ) : null}
          </Group>
        </Group>
        <Reasons group={group} />
        <Flags group={group} />
        <PauseWords pause={group.job?.pause} />
        <History group={group} />
        <Texts group={group} />
      </Stack>
    </Card>
  );
}

export function ReportGroupList({ groups, ...actions }: ReportActions & { groups: readonly ReportGroup[] }) {
  return (
    <Stack gap="md">
      {groups.map((group) => (
        <GroupCard key={group.id} group={group} {...actions} />
      ))}
    </Stack>
  );
}
