import RatesIcon from '@mui/icons-material/PercentOutlined';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { fleetOffers } from '../../../contract/resources/fleetOffers.ts';
import { fleets } from '../../../contract/resources/fleets.ts';
import { OpenOverList } from '../../admin/list/OpenOverList.tsx';
import { PageHeader } from '../../admin/list/PageHeader.tsx';
import { lazyDialog } from '../../loading/lazyPart.tsx';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import { OpenButton } from '../billing/OpenButton.tsx';
import { OPEN_RATES } from '../billing/params.ts';
import { AddButton } from '../declared/AddButton.tsx';
import { DeclaredList } from '../declared/DeclaredList.tsx';
import { DeclaredPage } from '../declared/DeclaredPage.tsx';
import { RowActions } from '../declared/RowActions.tsx';
import { AreaInput } from './AreaInput.tsx';
import { PaymentTypesCell } from './PaymentTypesCell.tsx';
import { PaymentTypesInput } from './PaymentTypesInput.tsx';
import { FareMatrix } from './FareMatrix.tsx';
import { COMPARE_TAB, VEHICLES_TAB } from './tabs.ts';

const PATH = '/fleets';
const OWN_PARAMS = ['tab'];
const FLEETS = 'resources.fleets.title';
const VEHICLES = 'resources.fleet-offers.title';
const COMPARE = 'fleets.compare';

function Header({ tab }: { tab: 'fleets' | typeof VEHICLES_TAB | typeof COMPARE_TAB }) {
  const translate = useTranslate();
  return (
    <PageHeader
      title={translate(FLEETS)}
      actions={<AddButton isBesideTitle />}
      tabs={{
        label: translate(FLEETS),
        value: tab,
        tabs: [
          { name: 'fleets', label: translate(FLEETS), to: PATH },
          {
            name: VEHICLES_TAB,
            label: translate(VEHICLES),
            to: { pathname: PATH, search: `?tab=${VEHICLES_TAB}` },
          },
          {
            name: COMPARE_TAB,
            label: translate(COMPARE),
            to: { pathname: PATH, search: `?tab=${COMPARE_TAB}` },
          },
        ],
      }}
    />
  );
}

const Elsewhere = () => null;
/** One map for all three fields. */
const areaInputs = { latitude: AreaInput, longitude: Elsewhere, serviceRadiusMeters: Elsewhere };

const RatesDialog = lazyDialog(
  async () => (await import('../billing/RatesDialog.tsx')).RatesDialog,
  { isPreloaded: false },
);
const FLEETS_PARAMS = [...OWN_PARAMS, OPEN_RATES];
const FLEET_ACTIONS = (
  <RowActions>
    <OpenButton icon={RatesIcon} label="fleets.taxRates" />
  </RowActions>
);
const FleetsList = () => <DeclaredList header={<Header tab="fleets" />} actions={FLEET_ACTIONS} />;

/** The taxi companies of the channel. */
const Fleets = () => (
  <OpenOverList param={OPEN_RATES} dialog={RatesDialog}>
    <DeclaredPage
      declaration={fleets}
      path={PATH}
      dialogWidth={480}
      ownParams={FLEETS_PARAMS}
      list={FleetsList}
      inputs={areaInputs}
    />
  </OpenOverList>
);

const vehicleCells = { paymentTypes: PaymentTypesCell };
const vehicleInputs = { paymentTypes: PaymentTypesInput };
const VehiclesList = () => <DeclaredList header={<Header tab={VEHICLES_TAB} />} />;

const Comparison = () => (
  <>
    <Header tab={COMPARE_TAB} />
    <FareMatrix />
  </>
);

/** What the fleets offer, and for which prices: one by one, or each vehicle class in a row. */
function Vehicles({ isComparison }: { isComparison: boolean }) {
  useDocumentTitle(isComparison ? COMPARE : VEHICLES, 'tab');
  return (
    <DeclaredPage
      declaration={fleetOffers}
      path={PATH}
      dialogWidth={600}
      ownParams={OWN_PARAMS}
      list={isComparison ? Comparison : VehiclesList}
      cells={vehicleCells}
      inputs={vehicleInputs}
    />
  );
}

/** The fleets, and their vehicles with prices. The query parameter `tab` says which. */
export function FleetsPage() {
  const tab = new URLSearchParams(useLocation().search).get('tab');
  if (tab !== VEHICLES_TAB && tab !== COMPARE_TAB) return <Fleets key="fleets" />;
  return <Vehicles key={tab} isComparison={tab === COMPARE_TAB} />;
}
