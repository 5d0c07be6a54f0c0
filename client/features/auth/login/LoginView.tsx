import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { BackLink } from '../../../components/BackLink';
import { FormCard } from '../FormCard';
import classes from './LoginView.module.css';

export function LoginView({ children }: { children: ReactNode }) {
  return (
    <FormCard
      width="narrow"
      title="Welcome back"
      tabTitle="Login"
      context="Log in to see your applications, interviews and job postings."
      back={<BackLink to={paths.landing}>Back</BackLink>}
    >
      <div className={classes.parts}>
        {children}
        <div className={classes.register}>
          <p className={classes.question}>No account yet?</p>
          <Link to={paths.registerSeeker} className={classes.link}>
            Register as Job Seeker
          </Link>
          <Link to={paths.registerCompany} className={classes.link}>
            Register as Company
          </Link>
        </div>
      </div>
    </FormCard>
  );
}
