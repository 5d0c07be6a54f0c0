import { useTranslations } from 'use-intl/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths';
import { ColorSchemeSwitch } from '../../components/ColorSchemeSwitch';
import { LanguageSwitch } from '../../components/LanguageSwitch';
import { LightLinkButton } from '../../components/LightButton';
import { Logo } from '../../components/Logo';
import { mainId, SkipLink } from '../../components/SkipLink';
import { BenefitCards } from './BenefitCards';
import classes from './LandingPage.module.css';
import { LandingFooter } from './LandingFooter';
import { LandingSections } from './LandingSections';
import { RegisterMenu } from './RegisterMenu';
import { SlotDrawing } from './SlotDrawing';

function Header() {
  const t = useTranslations('landing');
  const frame = useTranslations('frame');
  return (
    <header className={classes.header}>
      <Link to={paths.landing} className={classes.home} aria-label={frame('home')}>
        <Logo />
      </Link>
      <nav aria-label={t('account')} className={classes.account}>
        <LanguageSwitch isSignedIn={false} />
        <ColorSchemeSwitch />
        <LightLinkButton to={paths.login} look="quiet">
          {frame('titles.login')}
        </LightLinkButton>
        <RegisterMenu />
      </nav>
    </header>
  );
}

function Hero() {
  const t = useTranslations('landing.hero');
  return (
    <section className={classes.hero}>
      <div>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <blockquote className={classes.quote}>
          <p>{t('quote')}</p>
        </blockquote>
        <div className={classes.actions}>
          <LightLinkButton to={paths.registerSeeker}>{t('findJob')}</LightLinkButton>
          <LightLinkButton to={paths.registerCompany} look="secondary">
            {t('registerCompany')}
          </LightLinkButton>
        </div>
      </div>
      <SlotDrawing />
    </section>
  );
}

/** What a visitor sees first. Ships without Mantine's components and without Apollo. */
export function LandingPage() {
  return (
    <div className={classes.page}>
      <SkipLink />
      <Header />
      <main id={mainId} tabIndex={-1}>
        <Hero />
        <LandingSections />
        <BenefitCards />
      </main>
      <LandingFooter />
    </div>
  );
}
