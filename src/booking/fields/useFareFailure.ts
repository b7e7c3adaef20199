import { useTranslate } from 'react-admin';
import { problemOf } from '../../dataProvider/http.ts';

/** Says why there is no price: the route has none, or it could not be loaded. */
export function useFareFailure(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    const isNone = !error || problemOf(error)?.code === 'FARE_NOT_AVAILABLE';
    return translate(isNone ? 'booking.fare.none' : 'booking.fare.failed');
  };
}
