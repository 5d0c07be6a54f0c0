import { Anchor, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { FormCard } from '../FormCard';
import classes from './RegisterView.module.css';

interface RegisterViewProps {
  title: string;
  context: string;
  /** The registration of the other kind of account. */
  other: { to: string; label: string };
  children: ReactNode;
}

export function RegisterView({ title, context, other, children }: RegisterViewProps) {
  return (
    <FormCard width="wide" title={title} context={context} back={<BackLink to={paths.landing}>Back</BackLink>}>
      <Stack gap="lg">
        {children}
        <Group justify="center" gap="lg" className={classes.others}>
          <Anchor component={Link} to={paths.login} className={classes.link}>
            Already have an account? Login
          </Anchor>
          <Anchor component={Link} to={other.to} className={classes.link}>
            {other.label}
          </Anchor>
        </Group>
      </Stack>
    </FormCard>
  );
}
