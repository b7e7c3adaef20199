import AirportIcon from '@mui/icons-material/FlightRounded';
import RecentIcon from '@mui/icons-material/HistoryRounded';
import HereIcon from '@mui/icons-material/MyLocationRounded';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import StarIcon from '@mui/icons-material/StarRounded';
import { useTranslate } from 'react-admin';
import type { OptionLineProps } from '../fields/OptionList.tsx';
import type { AddressGroup, AddressOption } from './addressOptions.ts';

const ICONS: Record<AddressGroup, typeof PlaceIcon> = {
  favourites: StarIcon,
  recent: RecentIcon,
  suggestions: PlaceIcon,
  here: HereIcon,
};

/** A place in the list: its name, the rest of its address, and whether it is an airport. */
export function AddressOptionLine({ option, lineProps }: OptionLineProps<AddressOption>) {
  const translate = useTranslate();
  const OtherIcon = ICONS[option.group];
  return (
    <li {...lineProps} className="option-line">
      {option.isAirport ? (
        <AirportIcon
          fontSize="small"
          color="primary"
          titleAccess={translate('addresses.airport')}
        />
      ) : (
        <OtherIcon fontSize="small" className="option-icon" aria-hidden />
      )}
      <div className="option-texts">
        <div className="option-name">{option.first}</div>
        {option.rest ? <div className="option-rest">{option.rest}</div> : null}
      </div>
    </li>
  );
}
