import { ModalLoading } from '../../../components/ModalLoading';
import { OnDemandPart } from '../../../components/OnDemandPart';
import { toastNotOpened } from '../../../components/toasts';
import { onDemand } from '../../../lib/on-demand';
import type { JobFilterFieldsProps } from './JobFilterFields';

export interface JobFilterDrawerProps extends JobFilterFieldsProps {
  opened: boolean;
  onClose: () => void;
  /** How many jobs the choices leave; undefined until that is known. */
  totalCount: number | undefined;
}

const filterDrawer = onDemand(() => import('./LazyJobFilterDrawer').then((module) => module.LazyJobFilterDrawer));

/** The filters of narrow screens. */
export function JobFilterDrawer(props: JobFilterDrawerProps) {
  const giveUp = (): void => {
    props.onClose();
    toastNotOpened();
  };
  return (
    <OnDemandPart
      part={filterDrawer}
      props={props}
      wanted={props.opened}
      waiting={<ModalLoading />}
      onFailure={giveUp}
    />
  );
}
