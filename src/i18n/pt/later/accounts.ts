import type { accounts as english } from '../../en/later/accounts.ts';
import type { Messages } from '../../messages.ts';

export const accounts: Messages<typeof english> = {
  billing: 'Dados de faturação',
  linked: 'Empresa de táxis %{number}',
  addFleet: 'Adicionar empresa de táxis',
  removeLinked: 'Eliminar a empresa de táxis %{number}',
  removeTitle: 'Eliminar a conta em %{fleet}?',
  removeText:
    'Depois de guardar, %{fleet} já não pode faturar viagens a esta conta. As viagens passadas ficam como estão.',
  fleetMissing:
    'Associe pelo menos uma empresa de táxis, para que se possam faturar viagens à conta.',
  notAllValid: 'Cada empresa de táxis precisa de um número de cliente válido',
  invite: 'Convidar',
  inviteFor: 'Convidar um administrador de %{name}',
  firstAdmin: {
    title: 'Convidar o primeiro administrador?',
    text: '%{name} já consta da lista, mas ainda ninguém pode iniciar sessão nesta conta. O primeiro administrador recebe um e-mail, adiciona depois colaboradores e reserva viagens.',
    confirm: 'Convidar administrador',
    later: 'Mais tarde',
  },
  validity: {
    validating: 'A confirmar este número junto da empresa de táxis',
    valid: 'A empresa de táxis conhece este número',
    invalid: 'A conta da central não é válida',
    unanswered:
      'O sistema da central da empresa de táxis não responde. Tente novamente dentro de momentos.',
  },
  import: {
    title: 'Importar contas',
    columns:
      'A primeira linha contém os títulos e é ignorada. Depois, uma conta por linha, com as colunas por esta ordem: nome da conta, e-mail do administrador, número da conta da central, idioma (en se não for indicado).',
    looksLikeData:
      'A primeira linha parece uma conta e não um cabeçalho, por isso também é importada.',
    onlyHeading: 'Não há nada abaixo dos títulos. Escolha outro ficheiro.',
    chosen: '%{file}: %{smart_count} conta |||| %{file}: %{smart_count} contas',
    start: 'Importar |||| Importar (%{smart_count})',
    stop: 'Parar',
    stayHere: 'Mantenha esta página aberta. As linhas importadas ficam, mesmo que pare.',
    noAnswer: 'Não houve resposta. Tente esta linha novamente: não é importada duas vezes.',
    counts: {
      accounts: '%{smart_count} conta importada |||| %{smart_count} contas importadas',
      passengers: '%{smart_count} passageiro importado |||| %{smart_count} passageiros importados',
      users: '%{smart_count} utilizador importado |||| %{smart_count} utilizadores importados',
      existing: '%{smart_count} linha já existia |||| %{smart_count} linhas já existiam',
      failed: '%{smart_count} linha falhou |||| %{smart_count} linhas falharam',
      open: '%{smart_count} linha por importar |||| %{smart_count} linhas por importar',
    },
    retry: 'Tentar as outras novamente',
    results: 'Ver resultados',
    resultsTitle: 'Resultados da importação',
    summary: 'Resumo',
    line: 'Linha %{line}',
    notSent: 'Por importar',
    states: { success: 'Concluída', existing: 'Já existia', failed: 'Erro' },
    isNew: 'novo',
    wasThere: 'já existia',
    parts: {
      businessAccount: 'Conta',
      businessDispatchAccount: 'Conta da central',
      passenger: 'Utilizador',
      businessPassenger: 'Passageiro',
    },
  },
};
