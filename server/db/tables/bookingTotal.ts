import { sql } from 'drizzle-orm';

/**
 * The upper end of `tripCost` of the contract, as the trip list sorts by it. Both must give the
 * same: a test compares them for many made-up trips.
 */
export const totalOfTrip = sql.raw(`case
    when status in ('CUSTOMER_CANCELLED', 'ARCHIVE_CUSTOMER_CANCELLED')
      then coalesce((pricing_details ->> 'passengerPrematureCancellationFee')::int, 0)
    when status = 'NOSHOW' then coalesce((pricing_details ->> 'passengerNoShowFee')::int, 0)
    when status in ('DISPATCH_CANCELLED', 'DRIVER_CANCELLED') then 0
    when pricing_details is not null then (pricing_details ->> 'total')::int
    else number_of_vehicles * case fare_estimate ->> 'type'
      when 'RANGE' then case when fare_estimate ->> 'minimumFare' is not null
        then (fare_estimate ->> 'maximumFare')::int end
      when 'ESTIMATE'
        then coalesce(fare_estimate ->> 'estimatedPrice', fare_estimate ->> 'roundedPrice')::int
      else coalesce(fare_estimate ->> 'roundedPrice', fare_estimate ->> 'estimatedPrice')::int
    end
  end`);
