import type {
  bookingLegs as englishLegs,
  returnTrip as englishReturn,
} from '../../../en/later/parts/bookingLegs.ts';
import type { Messages } from '../../../messages.ts';

export const bookingLegs: Messages<typeof englishLegs> = {
  outbound: 'Utresa',
  inbound: 'Returresa',
  waiting: {
    outbound: 'Väntar',
    inbound: 'Returresan följer när utresan är bokad',
  },
  creating: { outbound: 'Din resa bokas…', inbound: 'Din returresa bokas…' },
  paying: { outbound: 'Betalningen bekräftas…', inbound: 'Returresans betalning bekräftas…' },
  created: { outbound: 'Bokningen är bekräftad', inbound: 'Returresan är bekräftad' },
  error: { outbound: 'Bokningen misslyckades', inbound: 'Returresan bokades inte' },
  declined: {
    outbound: 'Betalningen misslyckades',
    inbound: 'Returresans betalning misslyckades',
  },
  uncertain: {
    outbound: 'Vi vet ännu inte om din resa är bokad',
    inbound: 'Vi vet ännu inte om din returresa är bokad',
  },
  unsent: {
    outbound: 'Din bokning har inte skickats än',
    inbound: 'Bokningen av returresan har inte skickats än',
  },
  giveUp: { outbound: 'Stoppa bokningen', inbound: 'Boka inte returresan' },
  giveUpTitle: { outbound: 'Stoppa bokningen?', inbound: 'Låta bli att boka returresan?' },
  abandoning: { outbound: 'Bokningen stoppas…', inbound: 'Returresan stoppas…' },
  abandoned: { outbound: 'Bokningen stoppades', inbound: 'Returresan bokades inte' },
  cancelling: { outbound: 'Avbokas…', inbound: 'Returresan avbokas…' },
  cancelled: { outbound: 'Bokningen är avbokad', inbound: 'Returresan är avbokad' },
  cancel: { outbound: 'Avboka', inbound: 'Avboka returresan' },
  cancelTitle: { outbound: 'Avboka den här bokningen?', inbound: 'Avboka returresan?' },
  duplicateBack: { outbound: 'Tillbaka till formuläret', inbound: 'Boka inte returresan' },
  changeTime: 'Välj en annan tid',
};

export const returnTrip: Messages<typeof englishReturn> = {
  wanted: 'Boka returresa',
  title: 'Returresa',
  text: 'Från %{pickup} tillbaka till %{dropoff}.',
  date: 'Returresans datum',
  time: 'Returresans tid',
  earliest: 'Tidigast %{time}.',
  zone: 'Lokal tid vid returresans upphämtning: %{zone}.',
  cancel: 'Avbryt',
  confirm: 'Bekräfta',
  edit: 'Ändra returresans tid',
  at: 'Retur %{time}',
  flight: 'Returresans flygnummer',
  fare: 'Returresa',
  outboundFare: 'Utresa',
};
