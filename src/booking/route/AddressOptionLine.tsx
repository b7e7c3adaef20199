import AirportIcon from '@mui/icons-material/FlightRounded';
import RecentIcon from '@mui/icons-material/HistoryRounded';
import HereIcon from '@mui/icons-material/MyLocationRounded';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import StarIcon from '@mui/icons-material/StarRounded';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionLineProps } from '../fields/OptionList.tsx';
import type { AddressGroup, AddressOption } from './addressOptions.ts';

const ICONS: Record<AddressGroup, typeof PlaceIcon> = {
  favourites: StarIcon,
  recent: RecentIcon,
  suggestions: PlaceIcon,
  here: HereIcon,
};

type PlaceNameProps = Pick<AddressOption, 'first' | 'rest' | 'group' | 'isAirport'>;

/** The content of a line, which stays the same while the typed letters still fit it. */
const PlaceName = memo(function PlaceName({ first, rest, group, isAirport }: PlaceNameProps) {
  const translate = useTranslate();
  const OtherIcon = ICONS[group];
  return (
    <>
      {isAirport ? (
        <AirportIcon
          fontSize="small"
          color="primary"
          titleAccess={translate('addresses.airport')}
        />
      ) : (
        <OtherIcon fontSize="small" className="option-icon" aria-hidden />
      )}
      <div className="option-texts">
        <div className="option-name">{first}</div>
        {rest ? <div className="option-rest">{rest}</div> : null}
      </div>
    </>
  );
});

/** A place in the list: its name, the rest of its address, and whether it is an airport. */
export function AddressOptionLine({ option, lineProps }: OptionLineProps<AddressOption>) {
  const { first, rest, group, isAirport } = option;
  return (
    <li {...lineProps} className="option-line">
      <PlaceName first={first} rest={rest} group={group} isAirport={isAirport} />
    </li>
  );
}
