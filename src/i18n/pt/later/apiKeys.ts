import type { apiKeys as english } from '../../en/later/apiKeys.ts';
import type { Messages } from '../../messages.ts';

export const apiKeys: Messages<typeof english> = {
  newSecret: 'Novo segredo',
  title: 'Novo segredo: %{row}',
  text: 'Enquanto ambos os segredos são válidos, os sistemas que usam a chave podem ser mudados um após o outro.',
  former: 'O segredo atual é válido',
  former0: 'já não',
  former60: 'por mais uma hora',
  former1440: 'por mais um dia',
  former10080: 'por mais uma semana',
  submit: 'Criar novo segredo',
  failed: 'Nenhum segredo foi criado. Tente novamente.',
  shownTitle: 'Segredo de %{row}',
  shownText:
    'Copie-o agora e guarde-o num lugar seguro. Só é mostrado desta vez. Se se perder, crie um novo.',
  secret: 'Segredo',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Selecione o segredo e copie-o.',
  formerUntil: 'O segredo anterior é válido até %{when}.',
  done: 'Concluído',
  making: 'O segredo está a ser criado',
};
