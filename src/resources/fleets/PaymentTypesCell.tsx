import { useRecordContext, useTranslate } from 'react-admin';
import type { FleetOffer } from '../../../contract/resources/fleetOffers.ts';
import { allowedAmong } from './allowedAmong.ts';

/** How bookers may pay for a vehicle, without what the channel does not allow. */
export function PaymentTypesCell() {
  const translate = useTranslate();
  const types = useRecordContext<FleetOffer>()?.paymentTypes ?? [];
  const text = allowedAmong(types)
    .map((type) => translate(`resources.choices.${type}`))
    .join(', ');
  return <span title={text}>{text}</span>;
}
