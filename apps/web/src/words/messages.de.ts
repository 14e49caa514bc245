import type { TranslatedMessages } from './create-translator.ts';

/** German for the messages of rules, calls and refusals, by name. */
export const messages: TranslatedMessages = {
  'catalogue.miscAttributes': 'Die Einstellungen konnten nicht geladen werden',
  'catalogue.templates': 'Die Vorlagen konnten nicht geladen werden',
  'catalogue.nodeSchema': 'Die Angaben zum Knoten konnten nicht geladen werden',

  'channels.dialogflowWebhook': 'Der Dialogflow-Webhook konnte nicht geladen werden',
  'channels.renewDialogflowSecret': 'Das neue Dialogflow-Secret konnte nicht erstellt werden',
  'comments.list': 'Die Kommentare konnten nicht geladen werden',
  'comments.marks': 'Die Kommentare konnten nicht geladen werden',
  'comments.create': 'Der Kommentar konnte nicht gesendet werden',
  'comments.reply': 'Der Kommentar konnte nicht gesendet werden',
  'comments.edit': 'Der Kommentar konnte nicht gespeichert werden',
  'comments.remove': 'Der Kommentar konnte nicht gelöscht werden',
  'comments.resolve': 'Der Kommentar konnte nicht gespeichert werden',
  'comments.markRead': 'Der Kommentar konnte nicht gespeichert werden',

  'editing.notify': 'Der Wert konnte nicht gespeichert werden',
  'editing.createSecret': 'Das Geheimnis konnte leider nicht gespeichert werden',
  'editing.eventsSince': 'Das Projekt konnte nicht geladen werden',
  'editing.discard': 'Die Änderung konnte leider nicht verworfen werden',

  'feedback.sendFeedback': 'Die Rückmeldung konnte nicht gesendet werden',
  'feedback.sendCrashReport': 'Der Absturzbericht konnte nicht gesendet werden',
  'feedback.log': 'Das Protokoll konnte nicht geschrieben werden',
  'feedback.listFeedback': 'Die Rückmeldungen konnten nicht geladen werden',
  'feedback.listCrashReports': 'Die Absturzberichte konnten nicht geladen werden',

  'find.search': 'Das Projekt konnte nicht durchsucht werden',
  'find.replace': 'Im Projekt konnte nicht ersetzt werden',
  'find.undo': 'Die Ersetzung konnte nicht zurückgenommen werden',
  'find.uses': 'Es konnte nicht gefunden werden, wo es verwendet wird',

  'guides.contentCards': 'Die Karten konnten nicht geladen werden',

  'history.ofProject': 'Der Versionsverlauf konnte nicht geladen werden',
  'history.ofWorkflow': 'Der Versionsverlauf konnte nicht geladen werden',
  'history.ofNode': 'Der Versionsverlauf konnte nicht geladen werden',
  'history.ofItem': 'Der Versionsverlauf konnte nicht geladen werden',
  'history.edits': 'Der Versionsverlauf konnte nicht geladen werden',
  'history.version': 'Die Version konnte nicht geladen werden',
  'history.compare': 'Die Versionen konnten nicht verglichen werden',
  'history.rollBackProject': 'Die Rückkehr zu dieser Version ist fehlgeschlagen',
  'history.rollBackWorkflow': 'Die Rückkehr zu dieser Version ist fehlgeschlagen',
  'history.rollBackItem': 'Die Rückkehr zu dieser Version ist fehlgeschlagen',

  'live.subscribe': 'Die Verbindung zur Gruppe konnte nicht hergestellt werden',
  'live.unsubscribe': 'Die Verbindung zur Gruppe konnte nicht beendet werden',
  'live.openProject': 'Dass das Projekt offen ist, konnte nicht mitgeteilt werden',
  'live.closeProject': 'Dass das Projekt offen ist, konnte nicht mitgeteilt werden',
  'live.pingReceived': 'Das Lebenszeichen konnte nicht gesendet werden',

  'nodes.create': 'Der Knoten konnte nicht angelegt werden',
  'nodes.getFat': 'Der Knoten konnte nicht geladen werden',
  'nodes.save': 'Der Knoten konnte nicht gespeichert werden',
  'nodes.duplicate': 'Der Knoten konnte nicht dupliziert werden',
  'nodes.remove': 'Der Knoten konnte nicht gelöscht werden',
  'nodes.move': 'Der Knoten konnte nicht verschoben werden',
  'nodes.paste': 'Die Knoten konnten nicht eingefügt werden',

  'one.createFromTemplate': 'Das Projekt konnte nicht angelegt werden',
  'one.loadParent': 'Das Projekt konnte nicht geladen werden',
  'one.saveParent': 'Das Projekt konnte nicht gespeichert werden',
  'one.loadMaster': 'Die Datei konnte nicht geladen werden',
  'one.saveMaster': 'Die Datei konnte nicht gespeichert werden',
  'one.versions': 'Die Versionen konnten nicht geladen werden, bitte versuche es später noch einmal',
  'one.promote': 'Die Veröffentlichung konnte nicht angefordert werden, bitte versuche es später noch einmal',
  'one.validate': 'Die Datei konnte nicht geprüft werden',
  'one.publishStatus': 'Der Stand der Veröffentlichung konnte nicht geladen werden',
  'one.requestPublish': 'Das Projekt konnte nicht veröffentlicht werden',
  'one.removePublishRequest': 'Die Anfrage zur Veröffentlichung konnte nicht zurückgezogen werden',

  'passwordReset.requestReset': 'Das Zurücksetzen konnte nicht angefordert werden, bitte versuch es später noch einmal',
  'passwordReset.resetPassword':
    'Das Passwort konnte nicht zurückgesetzt werden, die Anfrage ist vielleicht abgelaufen oder fehlerhaft. Bitte fordere eine neue an',

  'profile.getDetails': 'Die Angaben zum Konto konnten nicht geladen werden',
  'profile.saveTvDetails': 'Die Angaben zum Konto konnten nicht gespeichert werden',
  'profile.saveDetails': 'Das Konto konnte nicht gespeichert werden',
  'profile.updateSettings': 'Die Einstellungen des Kontos konnten nicht gespeichert werden',
  'profile.uploadPhoto': 'Die Datei konnte nicht hochgeladen werden',

  'profiler.match': 'Die Treffer konnten nicht ermittelt werden',

  'projects.list': 'Die Projekte konnten nicht geladen werden',
  'projects.create': 'Das Projekt konnte nicht angelegt werden',
  'projects.getFat': 'Das Projekt konnte nicht geladen werden',
  'projects.getValues': 'Die Einstellungen konnten nicht geladen werden',
  'projects.save': 'Das Projekt konnte nicht gespeichert werden',
  'projects.duplicate': 'Das Projekt konnte nicht dupliziert werden',
  'projects.remove': 'Das Projekt konnte nicht gelöscht werden',

  'publishing.status': 'Der Stand der Veröffentlichung konnte nicht geladen werden',
  'publishing.preview': 'Es konnte nicht geprüft werden, was veröffentlicht würde',
  'publishing.releases': 'Die Releases konnten nicht geladen werden',
  'publishing.rollBack': 'Die Stufe konnte nicht zurückgesetzt werden',
  'publishing.promote': 'Das Projekt konnte nicht veröffentlicht werden',

  'recentlyDeleted.empty': '„Kürzlich gelöscht“ konnte nicht geleert werden',
  'recentlyDeleted.list': 'Fehler beim Laden des Gelöschten',
  'recentlyDeleted.restore': 'Fehler beim Wiederherstellen',

  'scripts.test': 'Der JavaScript-Code konnte nicht ausgeführt werden',
  'scripts.previewEmail': 'Die E-Mail-Vorschau konnte nicht geladen werden',

  'security.resetSignedIn': 'Das Passwort konnte nicht zurückgesetzt werden',
  'security.changePassword': 'Dein Passwort konnte nicht geändert werden. Bitte versuch es später noch einmal.',
  'security.changeEmail': 'Die E-Mail-Adresse konnte nicht geändert werden',
  'security.changeEmailByQuery': 'Die E-Mail-Adresse konnte nicht geändert werden',
  'security.revertEmail':
    'Die E-Mail-Adresse konnte nicht zurückgeändert werden, der Link ist vielleicht abgelaufen oder schon benutzt',
  'security.listSessions': 'Deine Anmeldungen konnten nicht geladen werden',
  'accounts.setDisabled': 'Das Konto konnte nicht geändert werden',
  'security.confirmSignIn': 'Deine Anmeldung konnte nicht bestätigt werden',
  'security.mailSignInCode': 'Der Code konnte nicht gesendet werden',
  'security.endOtherSessions': 'Die anderen Anmeldungen konnten nicht beendet werden',

  'signIn.checkEmail': 'Das Konto konnte nicht geprüft werden',
  'signIn.create': 'Das Konto konnte nicht angelegt werden.',
  'signIn.login': 'Die Anmeldung ist fehlgeschlagen',
  'signIn.validateToken': 'Die Anmeldung konnte nicht geprüft werden, bitte versuch es später noch einmal',
  'signIn.logout': 'Das Abmelden ist fehlgeschlagen',
  'signIn.createHandover': 'Die andere Seite konnte nicht geöffnet werden, bitte melde dich dort an',
  'signIn.redeemHandover': 'Die Anmeldung konnte nicht geprüft werden, bitte versuch es später noch einmal',

  'simulator.step': 'Der Schritt konnte nicht simuliert werden',

  'teams.listMine': 'Deine Teams konnten nicht geladen werden',
  'teams.listOfUser': 'Die Teams dieser Person konnten nicht geladen werden',
  'teams.setActive': 'Das aktive Team konnte nicht gewechselt werden',
  'teams.create': 'Das Team konnte nicht angelegt werden',
  'teams.remove': 'Das Team konnte nicht gelöscht werden',
  'teams.rename': 'Das Team konnte nicht umbenannt werden',
  'teams.getStorage': 'Der Speicher des Teams konnte nicht geladen werden',
  'teams.listMembers': 'Die Mitglieder des Teams konnten nicht geladen werden',
  'teams.invite': 'Die Einladung zum Team konnte nicht gesendet werden',
  'teams.openInvitation': 'Diese Einladung gilt nicht mehr. Bitte das Team um eine neue.',
  'teams.acceptInvitation': 'Die Einladung konnte nicht angenommen werden',
  'teams.acceptInvitationByQuery': 'Die Einladung konnte nicht angenommen werden',
  'teams.rejectInvitation': 'Die Einladung konnte nicht abgelehnt werden',
  'teams.rejectInvitationByQuery': 'Die Einladung konnte nicht abgelehnt werden',
  'teams.changePermission': 'Die Berechtigung konnte nicht geändert werden',
  'teams.removeMember': 'Das Mitglied konnte nicht entfernt werden',

  'testRuns.execute': 'Der Test konnte nicht ausgeführt werden',
  'testRuns.reRun': 'Der Test konnte nicht ausgeführt werden',
  'testRuns.results': 'Die Ergebnisse konnten nicht geladen werden',
  'testRuns.cancel': 'Der Test konnte nicht ausgeführt werden',
  'testRuns.tryCase': 'Der Test konnte nicht ausgeführt werden',
  'testRuns.importCases': 'Die Testfälle konnten nicht importiert werden',
  'testRuns.exportFile': 'Die Ergebnisse konnten nicht geladen werden',

  'tokens.describe': 'Die Tokens konnten nicht geladen werden',

  'transfer.importProject': 'Das Projekt konnte nicht importiert werden',
  'transfer.importWorkflow': 'Der Ablauf konnte nicht importiert werden',
  'transfer.exportProject': 'Das Projekt konnte nicht exportiert werden',
  'transfer.exportWorkflow': 'Der Ablauf konnte nicht exportiert werden',
  'transfer.platformFiles': 'Die Dateien für die Plattform konnten nicht erstellt werden',

  'validation.project': 'Das Projekt konnte nicht geprüft werden',
  'validation.workflow': 'Der Ablauf konnte nicht geprüft werden',

  'welcome.verifyEmail':
    'Etwas ist schiefgegangen, bitte versuch es noch einmal. Wenn es dabei bleibt, melde es uns bitte',
  'welcome.resendVerification':
    'Die Bestätigungs-E-Mail konnte nicht gesendet werden, bitte versuche es später noch einmal',
  'welcome.setFirstPassword': 'Das Passwort für das neue Konto konnte nicht gesetzt werden',
  'welcome.setFirstPasswordByQuery': 'Das Passwort für das neue Konto konnte nicht gesetzt werden',

  'workflows.list': 'Die Abläufe des Projekts konnten nicht geladen werden',
  'workflows.create': 'Der Ablauf konnte nicht angelegt werden',
  'workflows.getFat': 'Der Ablauf konnte nicht geladen werden',
  'workflows.save': 'Der Ablauf konnte nicht gespeichert werden',
  'workflows.saveLayout': 'Die Anordnung konnte nicht gespeichert werden',
  'workflows.duplicate': 'Der Ablauf konnte nicht dupliziert werden',
  'workflows.remove': 'Der Ablauf konnte nicht gelöscht werden',
  'workflows.move': 'Der Ablauf konnte nicht verschoben werden',

  'accountMessages.checkYourEmail': 'Sieh in deine E-Mail und folge dem Link darin, um dein Passwort festzulegen.',
  'accountMessages.noSuchAccount': 'Kein Konto hat diese E-Mail-Adresse',
  'accountMessages.ownAccountStays': 'Du kannst dein eigenes Konto nicht sperren',
  'accountMessages.passwordWrong': 'Dieses Passwort ist falsch',
  'accountMessages.signInCodeWrong': 'Dieser Code ist falsch oder abgelaufen',
  'accountMessages.noProvenAddress':
    'Bestätige zuerst deine E-Mail-Adresse, dann kann ein Code dorthin gesendet werden.',
  'accountMessages.addressProvenByOther':
    'Ein anderes Konto hat diese Adresse seit der Änderung bestätigt. Melde dich bei diesem Konto an, ändere seine E-Mail-Adresse und bestätige die neue. Öffne dann diesen Link noch einmal.',
  'accountMessages.addressChangePending':
    'Die E-Mail-Adresse dieses Kontos wird gerade geändert. Bestätige die neue Adresse oder mach die Änderung rückgängig und öffne diesen Link dann noch einmal.',

  'accountSchemaMessages.otherRoleMissing': 'Sag in ein paar Worten, was du machst',
  'accountSchemaMessages.dayEndsTooEarly': 'Dein Tag muss enden, nachdem er begonnen hat',
  'accountSchemaMessages.invalidPhone':
    'Eine Telefonnummer besteht aus Ziffern, Leerzeichen, Klammern und Strichen und kann mit + beginnen',
  'accountSchemaMessages.invalidLink': 'Die Adresse eines Links muss mit https:// oder http:// beginnen',
  'accountSchemaMessages.linkTitleMissing': 'Titel: Bitte ausfüllen',
  'accountSchemaMessages.linkAddressMissing': 'Adresse: Bitte ausfüllen',

  'commentMessages.unknownInput': 'Diese Eingabe gibt es nicht.',
  'commentMessages.tooLong': 'Ein Kommentar kann höchstens 5.000 Zeichen haben.',

  'commonMessages.valueRequired': 'Bitte ausfüllen',
  'commonMessages.publishTargetMissing': 'Wähle aus, wohin veröffentlicht wird',

  'connectionMessages.noResponse': 'Leider kam keine Antwort an',
  'connectionMessages.noErrorMessage': 'Fehler: Die Fehlermeldung ist nicht angekommen.',
  'connectionMessages.offline': 'Es besteht keine Verbindung.',

  'connectorMessages.notMade': 'Der Ausgang konnte leider nicht angelegt werden',
  'connectorMessages.noSchema': 'Das Schema des Knotens fehlt leider, um den Ausgang anzulegen',
  'connectorMessages.notLoaded': 'Der Knoten konnte leider nicht geladen und der Ausgang nicht angelegt werden',

  'editingMessages.invalidInputs':
    'Nicht gespeichert. Korrigiere die markierten Eingaben und speichere dann noch einmal.',
  'editingMessages.offline':
    'Deine letzten Änderungen sind noch nicht beim Server angekommen. Sie bleiben in diesem Browser gespeichert. Versuche es gleich noch einmal.',
  'editingMessages.changeDropped': 'Deine Änderung wurde verworfen, weil das Element gelöscht wurde.',
  'editingMessages.partlyUndone':
    'Ein Teil davon konnte nicht rückgängig gemacht werden, weil das geänderte Element gelöscht wurde.',

  'editMessages.value': 'Der Wert konnte nicht gespeichert werden',
  'editMessages.add': 'Beim Hinzufügen ist leider etwas schiefgegangen',
  'editMessages.remove': 'Beim Entfernen ist leider etwas schiefgegangen',
  'editMessages.move': 'Beim Verschieben ist leider etwas schiefgegangen',
  'editMessages.whichRow': 'Welche Zeile gelöscht werden soll, ist leider nicht klar',

  'findMessages.nothingToFind': 'Gib etwas ein, wonach gesucht werden soll.',
  'findMessages.tooLong': 'Eine Suche kann höchstens 200 Zeichen haben.',
  'findMessages.unopenedGroup': 'Es gibt eine ) ohne ihre (.',
  'findMessages.unclosedGroup': 'Es gibt eine ( ohne ihre ).',
  'findMessages.unclosedClass': 'Es gibt eine [ ohne ihre ].',
  'findMessages.nothingToRepeat': 'Hier gibt es nichts, was wiederholt werden könnte.',
  'findMessages.invalidRepetition':
    'Eine Wiederholung kann nicht vor ihrem Anfang enden und höchstens 1.000 Mal verlangen.',
  'findMessages.unknownClass': 'Ein Bereich oder eine Klasse von Zeichen ist unbekannt.',
  'findMessages.unknownEscape':
    'Was auf ein \\ folgt, ist hier unbekannt; auch auf den Fund einer Gruppe kann eine Suche nicht verweisen.',
  'findMessages.lookaround': 'Eine Suche kann nicht voraus- oder zurückschauen.',
  'findMessages.invalidGroupName': 'Der Name einer Gruppe ist ungültig; auch zurückschauen kann eine Suche nicht.',
  'findMessages.repeatedGroupName': 'Zwei Gruppen haben denselben Namen.',
  'findMessages.endsTooEarly': 'Der Ausdruck endet zu früh.',
  'findMessages.tooDeep': 'Es stehen zu viele Gruppen ineinander.',
  'findMessages.tooLarge': 'Der Ausdruck ist zu groß. Mache seine Wiederholungen kleiner.',
  'findMessages.unreadable': 'Der Ausdruck ist nicht lesbar.',

  'generalMessages.notUnderstood': 'Die Anfrage war nicht zu verstehen.',
  'generalMessages.answerTooLarge': 'Die Antwort ist zu groß, um gesendet zu werden',
  'generalMessages.busy': 'Der Server ist ausgelastet, bitte warte einen Moment und versuche es noch einmal',
  'generalMessages.somethingWrong': 'Etwas ist schiefgegangen.',
  'generalMessages.notFound': 'Nicht gefunden',
  'generalMessages.noSuchCall': 'Diesen Aufruf gibt es nicht.',
  'generalMessages.tooManyRequests': 'Zu viele Anfragen, bitte warte einen Moment und versuche es noch einmal',
  'generalMessages.serverBusy': 'Der Server ist ausgelastet. Warte einen Moment und versuche es noch einmal.',
  'generalMessages.tooManyRunning':
    'Von deinem Team laufen gerade zu viele Anfragen. Warte, bis eine fertig ist, und versuche es noch einmal.',
  'generalMessages.workTooLarge':
    'Das hat zu lange gedauert und wurde abgebrochen. Versuche es mit weniger Inhalt noch einmal.',
  'generalMessages.requestCancelled': 'Die Anfrage wurde abgebrochen.',
  'generalMessages.verificationRequired': 'Dafür muss deine E-Mail-Adresse bestätigt sein',
  'generalMessages.reauthRequired': 'Bestätige, dass du es bist, und versuche es noch einmal',
  'generalMessages.pageOutdated':
    'Diese Seite ist veraltet. Lade sie vollständig neu, um die neueste Version zu bekommen.',

  'historyMessages.created': 'Angelegt',
  'historyMessages.imported': 'Importiert',
  'historyMessages.importedWorkflow': 'Einen Ablauf importiert',
  'historyMessages.keptBeforeImporting': 'Aufgehoben vor dem Importieren',
  'historyMessages.thinned':
    'Dieser Stand ist nicht mehr vollständig, weil alte Zwischenversionen gelöscht wurden. Wählen Sie den letzten Punkt dieses Tages.',
  'historyMessages.rolledBack': 'Zurück zu Version {number}',
  'historyMessages.keptBeforeRollback': 'Aufgehoben vor der Rückkehr zu Version {number}',
  'historyMessages.unsavedChanges':
    'Hier gibt es ungespeicherte Änderungen. Speichere oder verwirf sie zuerst, oder hebe sie als eigene Versionen auf.',

  'hubMessages.unknownEvent': 'Dieses Ereignis gibt es nicht.',
  'hubMessages.notInGroup': 'Du bist nicht in dieser Gruppe.',
  'hubMessages.invalidNotification': 'Eine Benachrichtigung braucht einen Text von höchstens 1.000 Zeichen.',
  'hubMessages.unknownNotification': 'Diese Benachrichtigung gibt es nicht mehr.',
  'hubMessages.unknownMethod': 'Diese Methode gibt es nicht.',
  'hubMessages.failed': 'Das hat nicht geklappt. Bitte versuche es noch einmal.',

  'importMessages.unreadableFile': 'Die Projektdateien konnten nicht importiert werden',

  'itemMessages.unknownInput': 'Hier gibt es keine Eingabe „{name}“.',
  'itemMessages.invalidValue': 'Der Wert von „{name}“ passt nicht zu seiner Eingabe.',
  'itemMessages.invalidRows': 'Die Zeilen von „{name}“ passen nicht zu ihrer Tabelle.',
  'itemMessages.tooManyRows': 'Eine Tabelle kann höchstens {most} Zeilen haben.',
  'itemMessages.tooLarge': 'Ein Element darf höchstens {most} MB groß sein.',
  'itemMessages.nameTooLong': 'Ein Name kann höchstens {most} Zeichen haben.',
  'itemMessages.tooManyProjects': 'Ein Team kann höchstens {most} Projekte haben.',
  'itemMessages.storageFull':
    'Der Speicher deines Teams ist voll. Lösche nicht benötigte Projekte und bitte einen Admin, „Kürzlich gelöscht“ zu leeren.',
  'itemMessages.tooManyNodes': 'Ein Projekt kann höchstens {most} Knoten haben.',
  'itemMessages.nodeNotInWorkflow': 'Ein Knoten der Art „{title}“ ist in diesem Ablauf nicht möglich.',
  'itemMessages.extensionMissing':
    'Ein Knoten der Art „{title}“ braucht eine Erweiterung, die in diesem Projekt nicht aktiviert ist.',
  'itemMessages.onlyOneNode': 'Ein Ablauf hat nur einen Knoten der Art „{title}“.',
  'itemMessages.nodeNotMovable': 'Der Knoten „{title}“ lässt sich nicht verschieben.',
  'itemMessages.nodeNotCopyable': 'Der Knoten „{title}“ lässt sich nicht kopieren.',
  'itemMessages.nodeNotDeletable': 'Der Knoten „{title}“ lässt sich nicht löschen.',
  'itemMessages.workflowNotInProject': 'Ein Ablauf der Art „{title}“ ist in diesem Projekt nicht möglich.',
  'itemMessages.workflowNotMovable': 'Der Ablauf „{title}“ lässt sich nicht verschieben.',
  'itemMessages.workflowNotCopyable': 'Der Ablauf „{title}“ lässt sich nicht kopieren.',
  'itemMessages.workflowNotDeletable': 'Der Ablauf „{title}“ lässt sich nicht löschen.',
  'itemMessages.conversationsBeginHere':
    'In diesem Ablauf beginnen Gespräche. Lass sie in einem anderen beginnen, bevor du ihn verschiebst.',
  'itemMessages.oneHasChapters': 'Ein One-Projekt besteht aus Kapiteln, nicht aus Abläufen.',
  'itemMessages.movedInCircle':
    'Jemand anders hat eines davon unter das andere verschoben; deshalb wurde das ausgelassen.',
  'itemMessages.deletedMeanwhile':
    'Jemand anders hat gelöscht, was du gerade bearbeitet hast; diese Änderung wurde daher ausgelassen.',
  'itemMessages.savedMeanwhile':
    'Jemand anders hat inzwischen Version {version} gespeichert. Deine Änderungen sind noch da: Speichere noch einmal.',
  'itemMessages.workflowDeleted': 'Der Ablauf, in dem es war, wurde gelöscht. Stelle zuerst diesen wieder her.',

  'oneMessages.repeatedPageId': 'Zwei Seiten dieses Kapitels haben dieselbe Id.',
  'oneMessages.invalidPageList': 'Die Liste der Seiten passt nicht zu den Seiten dieses Kapitels.',
  'oneMessages.unknownPageType': 'Seiten der Art „{type}“ gibt es hier nicht.',
  'oneMessages.invalidParent': 'Eine Seite liegt unter einer, die nicht in diesem Kapitel ist, oder unter sich selbst.',
  'oneMessages.tooManyPages': 'Ein Projekt kann höchstens {most} Seiten haben.',
  'oneMessages.pageIdTaken': 'Die Id einer neuen Seite ist schon vergeben.',

  'passwordMessages.length': 'Mindestens 8 Zeichen',
  'passwordMessages.capital': 'Mindestens ein Großbuchstabe',
  'passwordMessages.symbol': 'Mindestens ein Sonderzeichen oder eine Ziffer',

  'profileMessages.pictureTooLarge': 'Das Bild ist größer als 5 MB. Bitte wähle ein kleineres.',
  'profileMessages.unusablePicture':
    'Diese Datei ist kein verwendbares Bild. Bitte wähle eine JPEG-, PNG-, WebP- oder GIF-Datei.',
  'profileMessages.pictureMissing': 'Dieses Bild gibt es nicht mehr. Bitte lade es noch einmal hoch.',
  'profileMessages.inputLocked': '„{label}“ lässt sich hier nicht ändern.',
  'profileMessages.tooLong': 'Dieses Profil ist zu lang, um gespeichert zu werden.',
  'profileMessages.savedElsewhere':
    'Dein Profil wurde gleichzeitig an anderer Stelle gespeichert. Bitte versuche es noch einmal.',

  'publishMessages.sourceMissing': 'Wähle aus, von wo veröffentlicht wird',
  'publishMessages.targetMissing': 'Wähle aus, wohin veröffentlicht wird',
  'publishMessages.published': 'Veröffentlicht',

  'releaseMessages.publishedMeanwhile': 'Jemand anders hat dieses Projekt gerade veröffentlicht.',
  'releaseMessages.savedMeanwhile': 'Das Projekt wurde gespeichert, während es geprüft wurde. Versuche es noch einmal.',
  'releaseMessages.errorsFound':
    'Fehler verhindern die Veröffentlichung dieses Projekts. Behebe sie oder begründe, warum du es trotzdem veröffentlichst.',
  'releaseMessages.releaseMissing': 'Dieses Release gibt es nicht.',
  'releaseMessages.releaseIsThere': 'Auf dieser Stufe läuft dieses Release bereits.',
  'releaseMessages.nothingInBeta': 'Auf Beta ist noch nichts. Veröffentliche zuerst auf Beta.',
  'releaseMessages.nothingNew': 'Es gibt nichts Neues zu veröffentlichen: Dort sind diese Versionen schon.',
  'releaseMessages.oneProjectAtATime': 'Veröffentliche immer nur die Kapitel eines Projekts.',
  'releaseMessages.betaNeedsNoReview': 'Beta braucht keine Prüfung: Veröffentliche direkt.',
  'releaseMessages.underReview': 'Dieses Projekt wird schon geprüft.',
  'releaseMessages.reviewMissing':
    'Dieses Projekt muss genehmigt sein, bevor es live gehen kann. Beantrage zuerst die Veröffentlichung.',
  'releaseMessages.notOnBeta': 'Auf Beta ist noch nichts veröffentlicht.',
  'releaseMessages.notOnLive': 'Auf Live ist noch nichts veröffentlicht.',

  'replaceMessages.projectChanged': 'Das Projekt hat sich geändert. Bitte suche erneut.',
  'replaceMessages.notUndoable': 'Diese Ersetzung kann nicht mehr zurückgenommen werden.',

  'rowMessages.rowGone': 'Die Zeile, die entfernt werden soll, wurde leider nicht gefunden',
  'rowMessages.couldNotDelete': 'Beim Löschen ist leider etwas schiefgegangen',

  'scriptMessages.htmlMissing': 'HtmlAsssetId oder Html wird gebraucht',
  'scriptMessages.previewTooLong': 'Die Mail wird mit diesen Werten zu lang',
  'scriptMessages.valuesTooLong': 'Die Werte sind zu lang',

  'securityMessages.currentMissing': 'Bitte gib dein jetziges Passwort ein',
  'securityMessages.newMissing': 'Bitte gib ein neues Passwort ein',
  'securityMessages.newWeak': 'Bitte wähl ein stärkeres Passwort',
  'securityMessages.confirmationMissing': 'Bitte gib dein neues Passwort zur Bestätigung noch einmal ein',
  'securityMessages.confirmationDiffers': 'Die Bestätigung stimmt nicht mit deinem neuen Passwort überein',
  'securityMessages.emailMissing': 'Bitte gib eine neue E-Mail-Adresse ein',
  'securityMessages.emailInvalid': 'Bitte gib eine gültige neue E-Mail-Adresse ein',

  'signInMessages.emailMissing': 'Bitte gib eine E-Mail-Adresse ein',
  'signInMessages.emailInvalid': 'Bitte gib eine gültige E-Mail-Adresse ein',
  'signInMessages.passwordMissing': 'Bitte gib ein Passwort ein',
  'signInMessages.checkEmailMissing': 'Bitte gib eine E-Mail-Adresse an',
  'signInMessages.checkEmailInvalid': 'Das ist keine gültige E-Mail-Adresse',
  'signInMessages.passwordWeak': 'Bitte wähl ein stärkeres Passwort',
  'signInMessages.termsNotAccepted': 'Um ein Konto anzulegen, musst du unsere Nutzungsbedingungen annehmen',
  'signInMessages.resetPasswordBlank': 'Das neue Passwort darf nicht leer sein!',
  'signInMessages.newPasswordBlank': 'Dein neues Passwort darf nicht leer sein',
  'signInMessages.passwordBlank': 'Das Passwort darf nicht leer sein',
  'signInMessages.resetSucceeded': 'Dein Passwort ist zurückgesetzt',
  'signInMessages.alreadyReset':
    'Du hast dein Passwort schon zurückgesetzt! Um es noch einmal zu ändern, fordere auf der Anmeldeseite eine neue E-Mail an',

  'simulatorMessages.tooManyTurns': 'Ein simuliertes Gespräch endet nach {most} Schritten. Beginne ein neues.',

  'teamMessages.nameMissing': 'Bitte gib einen Namen für das Team ein',
  'teamMessages.nameTooLong': 'Der Name eines Teams kann höchstens 60 Zeichen haben',
  'teamMessages.nameUnprintable': 'Der Name eines Teams kann nur sichtbare Zeichen haben',
  'teamMessages.nothingChosen': 'Bitte wähle ein Team aus, zu dem du wechseln möchtest.',
  'teamMessages.inviteEmail': 'Gib eine gültige E-Mail-Adresse ein, um ein neues Mitglied einzuladen',
  'teamMessages.invitePermission': 'Wähle eine Berechtigung aus, um ein neues Mitglied einzuladen',
  'teamMessages.alreadyMember': 'Diese Person ist schon Mitglied dieses Teams',
  'teamMessages.notAlone': 'Entferne zuerst alle Mitglieder, dann kannst du das Team löschen',
  'teamMessages.adminNeeded': 'Um neue Mitglieder in dieses Team einzuladen, brauchst du die Berechtigung Admin.',
  'teamMessages.tooManyTeams': 'Du kannst Admin von höchstens {most} Teams sein.',
  'teamMessages.lastAdmin': 'Ein Team braucht mindestens einen Admin. Mache zuerst jemand anderen zum Admin.',

  'testRunMessages.fileTooLarge': 'Die Datei ist zu groß; höchstens 2 MB.',
  'testRunMessages.noCases': 'Es gibt noch keinen Testfall.',
  'testRunMessages.tooManyCases': 'Ein Lauf kann höchstens {most} Testfälle haben.',
  'testRunMessages.tooManyOpenRuns':
    'Ein Team kann höchstens {most} Testläufe zugleich haben. Warte, bis einer endet, oder brich einen ab.',
  'testRunMessages.noSteps': 'Der Fall hat keine Schritte.',
  'testRunMessages.tooManySteps': 'Ein Fall kann höchstens {most} Schritte haben.',
  'testRunMessages.tookTooLong': 'Der Fall dauerte länger als eine Minute und wurde abgebrochen.',
  'testRunMessages.serverEnded': 'Der Server endete jedes Mal, wenn dieser Fall lief.',
  'testRunMessages.notRunnable': 'Der Fall konnte nicht ausgeführt werden. Das ist ein Fehler von Confab.',
  'testRunMessages.invalidTarget': 'Nur ein Pro- oder ein One-Projekt kann getestet werden.',
  'testRunMessages.targetNotChosen': 'Wähle das Projekt, das getestet werden soll.',
  'testRunMessages.targetMissing': 'Das Projekt, das getestet werden soll, gibt es nicht mehr.',
  'testRunMessages.exportNotChosen': 'Wähle einen Lauf, oder eine Suite für CSV.',

  'toastMessages.saving': 'Wird gespeichert',
  'toastMessages.saved': 'Gespeichert',
  'toastMessages.failed': 'Fehlgeschlagen',
  'toastMessages.copied': 'In die Zwischenablage kopiert',
  'toastMessages.copyBlocked': 'Der Browser hat das Kopieren nicht zugelassen.',
  'toastMessages.resentTo': 'Nochmals gesendet an {email}',
  'toastMessages.uploading': '{file} wird hochgeladen',
  'toastMessages.uploadError': 'Fehler beim Hochladen',
  'toastMessages.uploadFailed': 'Fehler beim Hochladen von {file}',
  'toastMessages.cardsNotLoaded': 'Die Karten konnten nicht geladen werden',
  'toastMessages.emailUpdated': 'Deine E-Mail-Adresse ist geändert',
  'toastMessages.differentStart':
    'Ein Testfall beginnt, wo das Projekt beginnt, und ohne von Hand Geschriebenes. Prüfe, was er erwartet.',
  'toastMessages.deletedWhileOpen': '{by} hat „{name}“ gelöscht, das du geöffnet hattest.',
  'toastMessages.deletedWhileChanging':
    '{by} hat „{name}“ gelöscht, das du gerade geändert hast. Deine Änderungen werden aufgehoben und kommen mit zurück.',
  'toastMessages.replacedValue': '{by} hat gleichzeitig einen Wert von „{name}“ geändert und deinen ersetzt.',
  'toastMessages.restoreMine': 'Meinen Wert wiederherstellen',
  'toastMessages.restore': 'Wiederherstellen',

  'traceMessages.exact': 'ein Beispiel, Wort für Wort',
  'traceMessages.keyword': 'ein Schlüsselwort',
  'traceMessages.model': 'die wahrscheinlichste Absicht',
  'traceMessages.platform': 'von der Plattform erkannt',
  'traceMessages.exactInWorkflow': 'ein Beispiel, Wort für Wort, auf das überall in diesem Ablauf gehört wird',
  'traceMessages.exactEverywhere': 'ein Beispiel, Wort für Wort, auf das überall gehört wird',
  'traceMessages.keywordInWorkflow': 'ein Schlüsselwort, auf das überall in diesem Ablauf gehört wird',
  'traceMessages.keywordEverywhere': 'ein Schlüsselwort, auf das überall gehört wird',
  'traceMessages.modelInWorkflow': 'die wahrscheinlichste Absicht, auf die überall in diesem Ablauf gehört wird',
  'traceMessages.modelEverywhere': 'die wahrscheinlichste Absicht, auf die überall gehört wird',
  'traceMessages.platformInWorkflow': 'von der Plattform erkannt, worauf überall in diesem Ablauf gehört wird',
  'traceMessages.platformEverywhere': 'von der Plattform erkannt, worauf überall gehört wird',
  'traceMessages.expectedAnswer': 'eine erwartete Antwort',
  'traceMessages.anyAnswer': 'hier wird jede Antwort genommen',
  'traceMessages.noneLikely': 'nichts ist wahrscheinlich genug',
  'traceMessages.tooClose': 'zu nah beieinander',
  'traceMessages.suggested': 'zu nah beieinander, deshalb wird nachgefragt',
  'traceMessages.suggestionAccepted': 'die Person hat den Vorschlag angenommen',
  'traceMessages.suggestionDeclined': 'die Person hat den Vorschlag abgelehnt',
  'traceMessages.noPageKeyword': 'keine Seite in Reichweite hat ein Schlüsselwort davon',
  'traceMessages.repeat': 'es soll noch einmal gesagt werden',
  'traceMessages.back': 'zurück zur Seite darüber',
  'traceMessages.restart': 'von vorne',
  'traceMessages.formCancelled': 'das Formular wird abgebrochen',
  'traceMessages.deadEnd': 'nichts folgt',
  'traceMessages.loop': 'die Knoten führen im Kreis',
  'traceMessages.textLimit': 'die Texte dieses Turns sind zusammen zu lang',
  'traceMessages.noStart': 'es gibt nichts, womit zu beginnen wäre',
  'traceMessages.moduleAlone': 'das Modul wurde für sich allein ausprobiert',
  'traceMessages.callerDeleted': 'den Knoten, der das Modul aufgerufen hat, gibt es nicht mehr',
  'traceMessages.unhandledException': 'eine Ausnahme wurde nicht behandelt',
  'traceMessages.endedByException': 'eine Ausnahme beendet es hier',
  'traceMessages.endedByAuthor': 'der Autor beendet es hier',
  'traceMessages.handedOver': 'ein Mensch übernimmt',

  'transferMessages.fileTooLarge': 'Die Datei ist zu groß; höchstens 24 MB.',
  'transferMessages.projectExists': 'Ein Projekt mit dieser Id gibt es schon. Bestätige, dass es ersetzt werden soll.',
  'transferMessages.importUnderWay':
    'Ein anderer Import läuft gerade. Bitte warte einen Moment und versuche es noch einmal.',
  'transferMessages.importedMeanwhile':
    'Jemand anders hat gerade dieselbe Datei importiert. Bitte versuche es noch einmal.',
  'transferMessages.onlyPro': 'Nur ein Pro-Projekt kann für eine Plattform geschrieben werden.',

  'valueMessages.required': 'Bitte ausfüllen',
  'valueMessages.notANumber': 'Bitte gib eine Zahl ein',
  'valueMessages.notAWholeNumber': 'Bitte gib eine ganze Zahl ein',
  'valueMessages.tooSmall': 'Der Wert muss mindestens {limit} sein',
  'valueMessages.tooLarge': 'Der Wert darf höchstens {limit} sein',
  'valueMessages.notAStoredDate': 'Das Datum muss das Format yyyyMMddHHmmss haben',
  'valueMessages.notADate': 'Das Datum muss das Format JJJJ-MM-TT haben',

  'welcomeMessages.emailExpired':
    'Dieser Link ist abgelaufen. Ein neuer sollte gerade in deinem Postfach angekommen sein, bitte versuch es damit noch einmal.',
  'welcomeMessages.alreadyRegistered': 'Dieses Konto ist schon registriert.',
  'welcomeMessages.userNotFound':
    'Prüf, ob die Adresse zu der in deiner Bestätigungsmail passt, registriere dich noch einmal, oder melde es uns, wenn das nicht hilft.',
  'welcomeMessages.signInRequired':
    'Melde dich mit deiner neuen E-Mail-Adresse und deinem Passwort an und öffne dann den Link in der E-Mail noch einmal.',
  'welcomeMessages.internalError':
    'Etwas ist schiefgegangen, bitte versuch es noch einmal. Wenn es dabei bleibt, melde es uns bitte',
  'welcomeMessages.otherPasswordAtSignUp':
    'Das ist nicht das Passwort von der Registrierung. Versuche es noch einmal oder lege ein neues fest.',
  'welcomeMessages.passwordSet': 'Dein Passwort ist gesetzt',
  'welcomeMessages.passwordAlreadySet':
    'Dein Passwort ist schon gesetzt, auf der Anmeldeseite kannst du es zurücksetzen',
};
