import { IconBuilding } from '../icons';
import { Avatar } from './Avatar';

const pixels = { sm: 40, md: 48, lg: 64 } as const;

/** A company's logo, or a building where there is none. */
export function CompanyLogo({ url, size = 'md' }: { url: string | null | undefined; size?: 'sm' | 'md' | 'lg' }) {
  return (
    <Avatar url={url} size={pixels[size]}>
      <IconBuilding size={pixels[size] / 2} stroke={1.5} />
    </Avatar>
  );
}
