import {
  Alert,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { LinkBase, ListBase, useListContext, useTranslate } from 'react-admin';
import { farePrices, fareTotal } from '../../../contract/booking/fare.ts';
import { typedMeters } from '../../../contract/core/distance.ts';
import { MAX_PER_PAGE } from '../../../contract/core/listLimits.ts';
import { type FleetOffer, fleetOffers } from '../../../contract/resources/fleetOffers.ts';
import { fleets } from '../../../contract/resources/fleets.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { ListCard } from '../../admin/list/ListCard.tsx';
import { EmptyList, ListBody } from '../../admin/list/ListStates.tsx';
import { pageConfig } from '../../shell/pageConfig.ts';
import { AddButton } from '../declared/AddButton.tsx';
import { Blank } from '../declared/Blank.tsx';
import { RowLabels } from '../declared/Cell.tsx';
import { usePagePaths } from '../declared/usePagePaths.ts';
import { useVehicleName } from '../trips/useVehicleName.ts';

const EXAMPLE_MINUTES = 30;

/** A trip of middle length, by which tariffs can be compared. */
const exampleTrip = () => ({
  distanceMeters: typedMeters(10, pageConfig().distanceUnit),
  durationSeconds: EXAMPLE_MINUTES * 60,
});

type Example = ReturnType<typeof exampleTrip>;
type ByFleet = Map<string, FleetOffer[]>;

const priceOf = (offer: FleetOffer, trip: Example) => fareTotal(farePrices(offer, trip), 1) ?? 0;

/** The offers by vehicle class and fleet, small vehicles first. */
function byClass(offers: readonly FleetOffer[]): [name: string, ByFleet][] {
  const classes = new Map<string, ByFleet>();
  for (const offer of offers.toSorted((one, other) => one.seats - other.seats)) {
    const row = classes.get(offer.name) ?? new Map<string, FleetOffer[]>();
    row.set(offer.fleetId, [...(row.get(offer.fleetId) ?? []), offer]);
    classes.set(offer.name, row);
  }
  return [...classes];
}

/** What the example costs with one offer and what this consists of; leads to the offer's form. */
function Fare({ offer, trip, isLowest }: { offer: FleetOffer; trip: Example; isLowest: boolean }) {
  const translate = useTranslate();
  const formats = useFormats();
  const { edit } = usePagePaths();
  const tariff = translate('fleets.tariff', {
    base: formats.money(offer.baseFare),
    distance: formats.rate(offer.perKilometre),
    minute: formats.money(offer.perMinute),
  });
  return (
    <div>
      <Link component={LinkBase} to={edit(offer.id)} sx={{ fontWeight: 600 }}>
        {formats.money(priceOf(offer, trip))}
      </Link>{' '}
      {isLowest && (
        <span className="badge badge-success">{translate('booking.offers.lowest')}</span>
      )}
      <Typography variant="caption" component="div" color="textSecondary" noWrap>
        {tariff}
      </Typography>
    </div>
  );
}

/** Keeps the classes in view while the fleets are scrolled sideways. */
const CLASS = { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'background.paper' };

function Matrix() {
  const translate = useTranslate();
  const { data: offers = [], total = 0 } = useListContext<FleetOffer>();
  const vehicleName = useVehicleName();
  const trip = exampleTrip();
  const fleetIds = [...new Set(offers.map(({ fleetId }) => fleetId))];
  return (
    <>
      {total > offers.length && (
        <Alert severity="info" square>
          {translate('fleets.someCompared', { smart_count: offers.length, total })}
        </Alert>
      )}
      <TableContainer>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell component="th" scope="col" sx={CLASS}>
                {translate('resources.fleet-offers.fields.name')}
              </TableCell>
              {fleetIds.map((id) => (
                <TableCell key={id} component="th" scope="col">
                  <RowLabels declaration={fleets} ids={[id]} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {byClass(offers).map(([name, row]) => {
              const prices = [...row.values()].flat().map((offer) => priceOf(offer, trip));
              const lowest = prices.length > 1 ? Math.min(...prices) : null;
              return (
                <TableRow key={name}>
                  <TableCell
                    component="th"
                    scope="row"
                    sx={{ ...CLASS, fontWeight: 500, 'tr:last-of-type > &': { borderBottom: 0 } }}
                  >
                    {vehicleName(name)}
                  </TableCell>
                  {fleetIds.map((id) => (
                    // Two lines, and a badge that is higher than a line.
                    <TableCell key={id} sx={{ py: 0.75 }}>
                      {row
                        .get(id)
                        ?.map((offer) => (
                          <Fare
                            key={offer.id}
                            offer={offer}
                            trip={trip}
                            isLowest={priceOf(offer, trip) === lowest}
                          />
                        )) ?? <Blank />}
                    </TableCell>
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

/** What each vehicle class costs with each fleet, for a trip of middle length. */
export function FareMatrix() {
  const translate = useTranslate();
  const formats = useFormats();
  return (
    <ListCard>
      <Typography variant="body2" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
        {translate('fleets.compareText', {
          distance: formats.distance(exampleTrip().distanceMeters),
          duration: formats.duration(EXAMPLE_MINUTES),
        })}
      </Typography>
      <ListBase
        resource={fleetOffers.name}
        perPage={MAX_PER_PAGE}
        sort={{ field: 'name', order: 'ASC' }}
        disableSyncWithLocation
        storeKey={false}
        exporter={false}
        disableAuthentication
        queryOptions={{ onError: () => undefined }}
      >
        <ListBody empty={<EmptyList action={<AddButton />} />}>
          <Matrix />
        </ListBody>
      </ListBase>
    </ListCard>
  );
}
