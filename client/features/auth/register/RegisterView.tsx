import { useTranslations } from 'use-intl/react';
import { Anchor, Group, Stack } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { loginPath, paths } from '../../../../domain/paths';
import { BackLink } from '../../../components/BackLink';
import { PartSkeleton } from '../../../components/skeletons';
import { FormCard } from '../FormCard';
import classes from './RegisterView.module.css';
import type { Elements } from '../../../components/elements';

interface RegisterViewProps {
  title: string;
  context: string;
  /** The registration of the other kind of account. */
  other: { to: string; label: string };
  /** Where the login leads back to. */
  returnTo?: string | null;
  /** The way in without the form. */
  google?: Elements;
  /** The form, in a file of its own. */
  children: Elements;
}

export function RegisterView({ title, context, other, returnTo, google, children }: RegisterViewProps) {
  const t = useTranslations('account.register');
  return (
    <FormCard
      width="wide"
      title={title}
      context={context}
      back={
        <BackLink to={paths.landing} leaves>
          {t('back')}
        </BackLink>
      }
    >
      <Stack gap="lg">
        {google}
        <Suspense
          fallback={
            <div className={classes.waiting}>
              <PartSkeleton />
            </div>
          }
        >
          {children}
        </Suspense>
        <Group justify="center" gap="lg" className={classes.others}>
          <Anchor component={Link} to={loginPath(returnTo)} className={classes.link}>
            {t('haveAccount')}
          </Anchor>
          <Anchor component={Link} to={other.to} className={classes.link}>
            {other.label}
          </Anchor>
        </Group>
      </Stack>
    </FormCard>
  );
}
