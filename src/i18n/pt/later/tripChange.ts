import type { tripChange as english } from '../../en/later/tripChange.ts';
import type { Messages } from '../../messages.ts';

export const tripChange: Messages<typeof english> = {
  title: 'Alterar a hora de recolha',
  before: 'Reservada',
  after: 'Nova',
  fixed: 'O resto da viagem',
  fixedText:
    'Só se pode alterar a hora. Para alterar outra coisa, cancele a viagem e reserve novamente.',
  same: 'Escolha outra hora',
  save: 'Guardar',
  saving: 'A guardar…',
  leave: 'Manter a hora',
  kept: 'A viagem mantém a hora até a nova ser confirmada.',
  repeat: 'Tente novamente: a hora é alterada uma só vez.',
  done: 'Hora de recolha alterada',
  doneText: 'O táxi virá agora em %{time}. A empresa de táxis está a ser informada.',
  other: 'Alterada entretanto',
  otherText:
    'Foi escolhida outra hora, noutro separador ou por outra pessoa. O táxi virá em %{time}.',
  trips: 'Voltar às viagens',
  again: 'Reservar novamente',
  notChangeable: 'Esta viagem já não pode ser alterada',
  notChangeableText:
    'O seu estado é «%{status}». Só se pode alterar a hora de recolha de viagens pré-reservadas.',
  unknown: 'Viagem não encontrada',
  unknownText: 'Pode pertencer a uma conta que não administra, ou o endereço estar incompleto.',
  failed: 'Não foi possível carregar a viagem',
  failedText: 'Verifique a sua ligação e tente novamente. O que escreveu mantém-se.',
};
