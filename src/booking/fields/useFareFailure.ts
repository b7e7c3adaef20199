import { useTranslate } from 'react-admin';
import { problemOf } from '../../dataProvider/http.ts';

/** Says why there is no price: none is known for the way, or it could not be asked for. */
export function useFareFailure(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    const isNone = !error || problemOf(error)?.code === 'FARE_NOT_AVAILABLE';
    return translate(isNone ? 'booking.fare.none' : 'booking.fare.failed');
  };
}
