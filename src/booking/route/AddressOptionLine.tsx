import AirportIcon from '@mui/icons-material/FlightRounded';
import RecentIcon from '@mui/icons-material/HistoryRounded';
import HereIcon from '@mui/icons-material/MyLocationRounded';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import StarIcon from '@mui/icons-material/StarRounded';
import { Box, Typography } from '@mui/material';
import type { HTMLAttributes } from 'react';
import { useTranslate } from 'react-admin';
import type { AddressGroup, AddressOption } from './addressOptions.ts';

const ICONS: Record<AddressGroup, typeof PlaceIcon> = {
  favourites: StarIcon,
  recent: RecentIcon,
  suggestions: PlaceIcon,
  here: HereIcon,
};

interface AddressOptionLineProps {
  option: AddressOption;
  lineProps: HTMLAttributes<HTMLLIElement>;
}

/** A place in the list: its name, the rest of its address, and whether it is an airport. */
export function AddressOptionLine({ option, lineProps }: AddressOptionLineProps) {
  const translate = useTranslate();
  const OtherIcon = ICONS[option.group];
  return (
    <Box component="li" {...lineProps} sx={{ gap: 1.5 }}>
      {option.isAirport ? (
        <AirportIcon
          fontSize="small"
          color="primary"
          titleAccess={translate('addresses.airport')}
        />
      ) : (
        <OtherIcon fontSize="small" sx={{ color: 'text.secondary' }} aria-hidden />
      )}
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 550 }}>
          {option.first}
        </Typography>
        {option.rest ? (
          <Typography variant="caption" color="text.secondary" component="div">
            {option.rest}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
