import type { MailTexts } from '../mail/texts.ts';

export const mail: MailTexts = {
  greeting: 'Olá, %{name},',
  track: 'Acompanhar a viagem',
  event: 'Táxi para %{place}',
  why: {
    passenger: 'Recebe este e-mail porque foi reservado um táxi para si através da %{channel}.',
    booker: 'Recebe este e-mail porque reservou esta viagem através da %{channel}.',
    copy: 'Recebe cópias das reservas para convidados da conta %{account}. O seu perfil indica de que contas.',
    asked: 'Recebe este e-mail porque o pediu através da %{channel}.',
    operator: 'Responda a este e-mail: a sua resposta será enviada a quem fez a pergunta.',
    invited: 'Recebe este e-mail porque %{name} registou este endereço em %{channel}.',
    security: 'Recebe este e-mail porque diz respeito ao seu acesso a %{channel}.',
  },
  stop: {
    link: 'Não receber mais e-mails sobre as minhas viagens',
    title: 'E-mails sobre as suas viagens',
    text: '%{channel} escreve para %{address} quando um táxi reservado para si é confirmado, alterado ou cancelado, quando o motorista chega e com o recibo.',
    stop: 'Deixar de receber estes e-mails',
    stopped: 'Não receberá mais e-mails',
    stoppedText: '%{address} já não recebe e-mails de %{channel} sobre viagens.',
    start: 'Voltar a receber e-mails',
    broken: 'Esta ligação está incompleta. Abra-a novamente a partir do e-mail.',
  },
  emailChange: {
    title: 'Alteração do seu e-mail',
    confirmText: '%{email} é o seu endereço? Confirme que passa a ser o seu e-mail em %{channel}.',
    confirm: 'Confirmar endereço',
    confirmed: 'Endereço confirmado',
    confirmedText:
      '%{email} passa a ser o seu e-mail em %{channel} a partir de %{until}. Depois, inicie sessão novamente.',
    stopText: 'O seu e-mail em %{channel} vai ser alterado para %{email}. Pode travar a alteração.',
    stop: 'Travar a alteração',
    stopped: 'Alteração travada',
    stoppedText: 'O seu e-mail em %{channel} fica como está. Avise o seu administrador.',
    inEffect: 'O novo e-mail já tem efeito. Inicie sessão novamente.',
    gone: 'Esta ligação já não é válida. A alteração teve efeito, foi travada ou retirada, ou expirou. Se algo não estiver certo, avise o seu administrador.',
  },
  cancelledWhy: {
    customer: 'Foi cancelada conforme pedido. Não virá nenhum táxi.',
    company:
      'A empresa de táxis não a pode realizar. Faça uma nova reserva ou ligue para a empresa de táxis.',
    noShow: 'O motorista esteve no local de recolha e não encontrou ninguém.',
  },
  notices: {
    confirmed: {
      passenger: {
        subject: 'O seu táxi está confirmado: %{when}',
        heading: 'O seu táxi está confirmado',
        lead: 'Com a ligação abaixo pode acompanhá-lo desde já e até à chegada.',
      },
      other: {
        subject: 'Táxi para %{passenger} confirmado: %{when}',
        heading: 'O táxi está confirmado',
        lead: 'A viagem de %{passenger} está reservada. Com a ligação abaixo pode acompanhá-la.',
      },
    },
    pickupChanged: {
      passenger: {
        subject: 'Nova hora de recolha do seu táxi: %{when}',
        heading: 'O seu táxi virá a outra hora',
        lead: 'A hora de recolha foi alterada. Esta é a que vale agora.',
      },
      other: {
        subject: 'Nova hora de recolha de %{passenger}: %{when}',
        heading: 'A hora de recolha foi alterada',
        lead: 'A viagem de %{passenger} tem outra hora de recolha. Esta é a que vale agora.',
      },
    },
    cancelled: {
      passenger: {
        subject: 'O seu táxi foi cancelado: %{when}',
        heading: 'A sua viagem foi cancelada',
        lead: '%{why}',
      },
      other: {
        subject: 'Táxi para %{passenger} cancelado: %{when}',
        heading: 'A viagem de %{passenger} foi cancelada',
        lead: '%{why}',
      },
    },
    driverAssigned: {
      passenger: {
        subject: 'O seu motorista: %{car}',
        heading: 'Já tem motorista atribuído',
        lead: 'Procure esta viatura.',
      },
      other: {
        subject: 'Motorista para %{passenger}: %{car}',
        heading: 'Já há motorista atribuído',
        lead: 'Esta é a viatura da viagem de %{passenger}.',
      },
    },
    driverArrived: {
      passenger: {
        subject: 'O seu táxi chegou: %{car}',
        heading: 'O seu táxi chegou',
        lead: 'O motorista está à sua espera no local de recolha.',
      },
      other: {
        subject: 'O táxi de %{passenger} chegou: %{car}',
        heading: 'O táxi chegou',
        lead: 'O motorista espera por %{passenger} no local de recolha.',
      },
    },
    receipt: {
      passenger: {
        subject: 'Recibo da sua viagem: %{total}',
        heading: 'Obrigado por viajar connosco',
        lead: 'Eis o recibo da sua viagem.',
      },
      other: {
        subject: 'Recibo da viagem de %{passenger}: %{total}',
        heading: 'A viagem terminou',
        lead: 'Eis o recibo da viagem de %{passenger}.',
      },
    },
  },
  invitation: {
    subject: 'Táxis com %{channel} para %{account}',
    heading: '%{account} pode reservar táxis para si',
    lead: '%{name} incluiu este endereço entre as pessoas de %{account} para quem se reservam táxis com %{channel}.',
    how: 'Não precisa de iniciar sessão nem de instalar nada. Quando for reservada uma viagem para si, os detalhes e uma ligação para seguir o táxi chegam a este endereço.',
    ask: 'Para que lhe reservem um táxi ou para corrigir o que está abaixo, fale com %{name}. Basta responder a este e-mail.',
  },
  access: {
    invitation: {
      subject: 'O seu acesso a %{channel}',
      heading: 'Boas-vindas a %{channel}',
      lead: '%{name} deu-lhe acesso a %{channel}, onde se reservam e gerem táxis.',
      how: 'Defina uma palavra-passe com a ligação abaixo. Depois inicia sessão com ela e com %{email}.',
      button: 'Definir palavra-passe',
    },
    join: {
      how: 'Já inicia sessão com %{email}, por isso não precisa de outra palavra-passe. Abra a ligação abaixo para aceitar ou recusar; até aceitar, nada muda.',
      button: 'Aceitar ou recusar',
    },
    keptElsewhere: {
      how: 'Inicie sessão com a sua conta em %{provider}, com %{email}. A sua palavra-passe é guardada lá.',
      button: 'Abrir a consola',
    },
    password: {
      subject: 'Definir uma nova palavra-passe para %{channel}',
      heading: 'Definir uma nova palavra-passe',
      lead: 'Com a ligação abaixo define uma nova palavra-passe para %{email}. As suas sessões terminam em todos os dispositivos.',
      button: 'Definir nova palavra-passe',
    },
    signIn: {
      subject: 'A sua ligação de acesso a %{channel}',
      heading: 'Iniciar sessão sem palavra-passe',
      lead: 'A ligação abaixo inicia a sua sessão como %{email}.',
      button: 'Iniciar sessão',
    },
    changed: {
      subject: 'A sua palavra-passe de %{channel} foi alterada',
      heading: 'A sua palavra-passe foi alterada',
      lead: 'A palavra-passe de %{email} foi alterada e todas as sessões abertas terminaram.',
      ask: 'Se não foi o próprio, defina já uma nova palavra-passe e avise o seu administrador.',
      button: 'Definir nova palavra-passe',
    },
    confirmEmail: {
      subject: 'Confirme o seu novo e-mail de %{channel}',
      heading: 'Confirme o seu novo e-mail',
      lead: '%{name} pede para alterar o seu e-mail em %{channel} de %{from} para %{to}.',
      how: 'Confirme com a ligação abaixo, até %{until}, que %{to} é o seu endereço. A alteração tem efeito, no mínimo, um dia depois do pedido, e então terá de iniciar sessão novamente. Se não sabe nada disto, pode ignorar este e-mail.',
      button: 'Confirmar endereço',
    },
    stopEmail: {
      subject: 'O seu e-mail de %{channel} vai ser alterado',
      heading: 'O seu e-mail vai ser alterado',
      lead: '%{name} pede para alterar o seu e-mail em %{channel} de %{from} para %{to}.',
      how: 'A alteração tem efeito a partir de %{until}, depois de o novo endereço ser confirmado. Se não estiver certa, trave-a com a ligação abaixo e avise o seu administrador.',
      button: 'Travar a alteração',
    },
    emailChanged: {
      subject: 'O seu e-mail de %{channel} foi alterado',
      heading: 'O seu e-mail foi alterado',
      lead: 'O seu e-mail em %{channel} é agora %{to} em vez de %{from}.',
      how: 'Inicie sessão novamente. Se isto não estiver certo, avise já o seu administrador.',
      button: 'Iniciar sessão',
    },
    once: 'A ligação funciona uma só vez, até %{until}.',
    notAsked: 'Se não pediu isto, pode ignorar este e-mail: sem a ligação nada muda.',
  },
  webhookOff: {
    subject: 'Webhooks desativados: %{host}',
    heading: 'Os webhooks estão desativados',
    lead: '%{url} não aceitou nenhum evento durante três dias, a última vez em %{when}: %{answer}. Por isso, já nada lhe é enviado.',
    how: 'Quando voltar a funcionar, ative-o e envie de novo o que faltou. Os eventos são guardados durante 30 dias.',
    button: 'Abrir webhooks',
    why: 'Recebe este e-mail porque %{channel} envia webhooks de %{account}.',
  },
  infoRequest: {
    subject: 'Pergunta sobre a viagem %{trip}',
    heading: 'Uma pergunta sobre uma viagem',
    lead: '%{name} (%{account}) pergunta:',
    askedBy: 'Pedido de',
  },
};
