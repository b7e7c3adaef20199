import type { Installation } from '../../../contract/operation/calls.ts';
import { dateTimeFormat } from '../../../contract/core/keptFormats.ts';
import { TimePlot } from '../../charts/TimePlot.tsx';
import { useFormats } from '../../i18n/useFormats.ts';
import { sizeText } from './amounts.ts';

interface StoragePlotProps {
  growth: Installation['database']['growth'];
  title: string;
}

/** How the database grew from day to day. */
export function StoragePlot({ growth, title }: StoragePlotProps) {
  const { locale } = useFormats();
  const day = dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const size = (bytes: number) => sizeText(bytes, locale);
  const ends = [growth.at(0), growth.at(-1)].flatMap((one) => (one ? [size(one.bytes)] : []));
  return (
    <TimePlot
      kind="bars"
      title={title}
      summary={[...new Set(ends)].join(' → ')}
      times={growth.map((one) => new Date(`${one.day}T00:00:00Z`))}
      formatTime={(time) => day.format(time)}
      formatValue={size}
      series={[{ label: title, colour: 'info', values: growth.map(({ bytes }) => bytes) }]}
      height={150}
    />
  );
}
