import { ModalLoading } from '../../../components/ModalLoading';
import { OnDemandPart } from '../../../components/OnDemandPart';
import { toastNotOpened } from '../../../components/toasts';
import { onDemand } from '../../../lib/on-demand';
import type { FilterFieldsProps } from './PlaceAndSalary';

export interface JobFilterSheetProps extends FilterFieldsProps {
  opened: boolean;
  onClose: () => void;
  /** How many jobs the choices leave; undefined until that is known. */
  totalCount: number | undefined;
}

const filterSheet = onDemand(() => import('./LazyJobFilterSheet').then((module) => module.LazyJobFilterSheet));

/** Every filter but the type of employment. */
export function JobFilterSheet(props: JobFilterSheetProps) {
  const giveUp = (): void => {
    props.onClose();
    toastNotOpened();
  };
  return (
    <OnDemandPart
      part={filterSheet}
      props={props}
      wanted={props.opened}
      waiting={<ModalLoading />}
      onFailure={giveUp}
    />
  );
}
