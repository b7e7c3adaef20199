import type { BudgetPeriod } from '../budgets/budget.ts';
import type { FareType } from '../booking/tripTypes.ts';
import type { Role } from '../core/roles.ts';
import type { InvoiceKind, InvoiceStatus } from '../resources/invoices.ts';

/** Headings and words of downloaded reports. */
export interface ReportTexts {
  trip: Record<
    | 'dispatchId'
    | 'reference'
    | 'status'
    | 'created'
    | 'pickup'
    | 'zone'
    | 'passenger'
    | 'passengerType'
    | 'email'
    | 'phone'
    | 'bookedBy'
    | 'account'
    | 'from'
    | 'stops'
    | 'to'
    | 'distance'
    | 'company'
    | 'vehicle'
    | 'vehicles'
    | 'registration'
    | 'flight'
    | 'notes'
    | 'payment'
    | 'card'
    | 'fare'
    | 'serviceCharge'
    | 'waiting'
    | 'tolls'
    | 'extras'
    | 'tip'
    | 'discount'
    | 'noShowFee'
    | 'cancellationFee'
    | 'total'
    | 'estimateLow'
    | 'estimateHigh'
    | 'currency',
    string
  >;
  admin: Record<
    'id' | 'givenName' | 'familyName' | 'email' | 'phone' | 'role' | 'status' | 'created',
    string
  >;
  recipient: Record<
    | 'id'
    | 'givenName'
    | 'familyName'
    | 'email'
    | 'phoneNumber'
    | 'userType'
    | 'businessAccountId'
    | 'businessAccountName'
    | 'createdAt',
    string
  >;
  words: Record<
    | 'businessAccount'
    | 'cash'
    | 'creditCard'
    | 'employee'
    | 'guest'
    | 'active'
    | 'inactive'
    | FareType
    | Role
    | InvoiceKind
    | InvoiceStatus
    | BudgetPeriod
    | 'yes'
    | 'no'
    | 'none'
    | 'read'
    | 'write',
    string
  >;
  /** The mail to the person who waits for a file that was made in the background. */
  mail: Record<'subject' | 'heading' | 'text' | 'file' | 'rows' | 'button' | 'footer', string>;
}
