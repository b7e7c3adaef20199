import type { passenger as english } from '../../en/later/passenger.ts';
import type { Messages } from '../../messages.ts';

export const passenger: Messages<typeof english> = {
  recent: 'Passageiros recentes',
  none: 'Ninguém corresponde nesta conta.',
  add: 'Adicionar convidado',
  addNamed: 'Adicionar «%{text}» como convidado',
  addHint: 'Não está na lista? Reserve para um convidado',
  phone: 'Telefone',
  phoneLocked: 'Este é o número registado. Pode alterá-lo em Pessoas.',
  noPhone: 'O motorista não pode ligar a %{name}: não há nenhum telefone registado.',
  addPhone: 'Introduzir um telefone',
  guest: {
    title: 'Adicionar convidado',
    close: 'Escolher da lista',
    givenName: 'Nome próprio',
    familyName: 'Apelido',
    phoneNumber: 'Telefone',
    phoneHint: 'O motorista liga para este número.',
    email: 'E-mail',
    keep: 'Guardar como convidado de %{account}',
    keptHint: 'Da próxima vez encontra este convidado pelo nome.',
    notKeptHint: 'O convidado é apenas para esta viagem.',
  },
};
