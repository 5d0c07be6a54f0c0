import { Link } from 'react-router-dom';
import { useTranslations } from 'use-intl/react';
import { paths } from '../../../../domain/paths';
import { CheckList } from '../../../components/CheckList';
import { SectionCard } from '../../../components/SectionCard';

/** The way from an account to an interview, for someone who has not applied yet. */
export function FirstSteps({ isProfileFull }: { isProfileFull: boolean }) {
  const t = useTranslations('seeker.dashboard.firstSteps');
  return (
    <SectionCard title={t('title')}>
      <CheckList
        done={t('done')}
        steps={[
          { isDone: isProfileFull, step: <Link to={paths.user.profile}>{t('profile')}</Link> },
          { isDone: false, step: <Link to={paths.user.jobs}>{t('apply')}</Link> },
          { isDone: false, step: t('interview') },
        ]}
      />
    </SectionCard>
  );
}
